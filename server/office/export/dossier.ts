import { sizeInWords } from '#forms/limits.ts';
import type { Answer, Section } from '#server/office/answers.ts';
import { style } from '#server/office/export/dossierStyle.ts';
import { linkTo } from '#server/office/export/filing.ts';
import { printable, printableLines } from '#server/office/printable.ts';
import { applicantOf, arrivalOf, columns, type Summary, titleOf } from '#server/office/summary.ts';
import type { StoredApplication, StoredFile } from '#server/storing/application.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);
/** An applicant's text: escaped, and turned by none of its own marks. */
const shown = (text: string) => escaped(printable(text));

const page = (title: string, foot: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${shown(title)}</title>
<style>${style(foot)}</style>
</head>
<body>
${body}
</body>
</html>
`;

const fileItem = (file: StoredFile, name: string) => {
  const notes = [sizeInWords(file.size), ...file.flags].join(', ');
  return `<p><a href="${linkTo(name)}"><bdi>${shown(file.name)}</bdi></a> <span class="note">${escaped(notes)}</span></p>`;
};

const answerItem = ({ label, text, files }: Answer, names: ReadonlyMap<StoredFile, string>) => {
  const lines =
    files.length > 0
      ? files.map((file) => fileItem(file, names.get(file)!))
      : printableLines(text).map((line) => `<p dir="auto">${escaped(line)}</p>`);
  return `<div><dt>${shown(label)}</dt><dd>${lines.join('')}</dd></div>`;
};

const section = ({ title, answers }: Section, names: ReadonlyMap<StoredFile, string>) =>
  `<section>
<h2>${escaped(title)}</h2>
<dl>
${answers.map((answer) => answerItem(answer, names)).join('\n')}
</dl>
</section>`;

/** An application as a page to read and to print. Its links lead to the files that stand beside it under these names. */
export const dossierOf = (
  application: StoredApplication,
  sections: readonly Section[],
  names: ReadonlyMap<StoredFile, string>,
): string => {
  const { reference, flags } = application;
  const applicant = applicantOf(application);
  const title = titleOf(application);
  const care =
    flags.length > 0 ? `<p class="care">Take care when opening its files: ${escaped(flags.join(', '))}.</p>` : '';
  return page(
    `${applicant}, ${reference}`,
    `${title} ${reference}`,
    `<header>
<p>${escaped(title)}</p>
<h1 dir="auto">${shown(applicant)}</h1>
<p><b>${escaped(reference)}</b> received ${arrivalOf(application)}</p>
${care}
</header>
<main>
${sections.map((one) => section(one, names)).join('\n')}
</main>`,
  );
};

/** A page that leads to all dossiers of an export: rows of a list with the folder of each. */
export const indexOf = (rows: readonly { summary: Summary; folder: string }[]): string => {
  const cells = (summary: Summary, folder: string) =>
    columns.map(({ head, cell }) => {
      const text = `<bdi>${shown(cell(summary))}</bdi>`;
      return `<td>${head === 'Applicant' ? `<a href="${linkTo(`${folder}/dossier.html`)}">${text}</a>` : text}</td>`;
    });
  return page(
    'Applications',
    'Applications',
    `<header><h1>Applications</h1><p>${rows.length} in this export</p></header>
<main><table>
<thead><tr>${columns.map(({ head }) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(({ summary, folder }) => `<tr>${cells(summary, folder).join('')}</tr>`).join('\n')}
</tbody>
</table></main>`,
  );
};
