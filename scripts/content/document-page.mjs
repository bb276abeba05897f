import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const style = readFileSync(new URL('document-page.css', import.meta.url), 'utf8').replaceAll(
  /url\("(.+?)"\)/g,
  (_, path) => `url("${pathToFileURL(path).href}")`,
);

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A document as the page that is printed: a cover with its title, then its sections. */
export const documentPage = ({ title, cover, lead, sections, school }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${escaped(title)}, ${escaped(school)}</title>
    <style>${style}</style>
  </head>
  <body>
    <header>
      <p class="school">${escaped(school)}</p>
      <h1>${escaped(title)}</h1>
      <p class="lead">${escaped(lead)}</p>
      <img src="${pathToFileURL(`public${cover}`).href}" alt="">
    </header>
    <main>
      ${sections.map((section) => `<section><h2>${escaped(section.title)}</h2>${section.html}</section>`).join('\n')}
    </main>
  </body>
</html>
`;
