import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const textOf = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const fonts = textOf('document-fonts.css').replaceAll(
  /url\("(.+?)"\)/g,
  (_, path) => `url("${pathToFileURL(path).href}")`,
);

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pageOf = (title, school, style, body) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${escaped(title)}, ${escaped(school)}</title>
    <style>${fonts}${textOf(style)}</style>
  </head>
  <body>${body}</body>
</html>
`;

/** The HTML of a document: a cover with its title, then its sections. */
export const documentPage = ({ title, cover, lead, sections, school }) =>
  pageOf(
    title,
    school,
    'document-page.css',
    `
    <header>
      <p class="school">${escaped(school)}</p>
      <h1>${escaped(title)}</h1>
      <p class="lead">${escaped(lead)}</p>
      <img src="${pathToFileURL(`public${cover}`).href}" alt="">
    </header>
    <main>
      ${sections.map((section) => `<section><h2>${escaped(section.title)}</h2>${section.html}</section>`).join('\n')}
    </main>`,
  );

const line = '<div class="line"></div>';

const blankOf = (blank) => {
  if (typeof blank === 'string') return `<div class="blank"><span>${escaped(blank)}</span>${line}</div>`;
  const label = `<span>${escaped(blank.label)}</span>`;
  return blank.rows
    ? `<div class="blank rows">${label}${line.repeat(blank.rows)}</div>`
    : `<div class="blank boxes">${label}${blank.boxes.map((box) => `<span class="box">${escaped(box)}</span>`).join('')}</div>`;
};

/** The HTML of a form to be filled in by hand, marked as a sample. */
export const blankFormPage = ({ title, lead, sections, school }) =>
  pageOf(
    title,
    school,
    'blank-form-page.css',
    `
    <header>
      <p class="school"><span>${escaped(school)}</span> <span class="sample">SAMPLE</span></p>
      <h1>${escaped(title)}</h1>
      <p>${escaped(lead)}</p>
    </header>
    <main>
      ${sections
        .map(
          (section) =>
            `<section><h2>${escaped(section.title)}</h2><div class="blanks">${section.blanks.map(blankOf).join('')}</div></section>`,
        )
        .join('\n')}
    </main>`,
  );
