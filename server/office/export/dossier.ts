import { sizeInWords } from '#forms/limits.ts';
import { languages } from '#languages/languages.ts';
import type { Answer, Section } from '#server/office/answers.ts';
import { style } from '#server/office/export/dossierStyle.ts';
import { folderOf, linkTo } from '#server/office/export/filing.ts';
import { printable, printableLines } from '#server/office/printable.ts';
import { arrivalOf, columns, titleOf } from '#server/office/summary.ts';
import type { StoredApplication, StoredFile } from '#server/storing/application.ts';
import { applicantOf, type Summary } from '#server/storing/summary.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);
/** An applicant's text: escaped, and turned by none of its own marks. */
const shown = (text: string) => escaped(printable(text));

const head = (title: string, foot: string): string => `<!doctype html>
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
`;
const END = '</body>\n</html>\n';

type FileNames = ReadonlyMap<StoredFile, string>;
/** A sentence for each file that is missing or damaged. */
type Faults = ReadonlyMap<StoredFile, string>;

const fileItem = (file: StoredFile, name: string, fault: string | undefined) => {
  const notes = escaped([sizeInWords(file.size), ...file.flags].join(', '));
  const care = fault === undefined ? '' : ` <b class="care">${escaped(fault)}</b>`;
  return `<p><a href="${linkTo(name)}"><bdi>${shown(file.name)}</bdi></a> <span class="note">${notes}</span>${care}</p>`;
};

const answerItem = ({ label, text, files }: Answer, names: FileNames, faults: Faults) => {
  const lines =
    files.length > 0
      ? files.map((file) => fileItem(file, names.get(file)!, faults.get(file)))
      : printableLines(text).map((line) => `<p dir="auto">${escaped(line)}</p>`);
  return `<div><dt>${shown(label)}</dt><dd>${lines.join('')}</dd></div>`;
};

const section = ({ title, answers }: Section, names: FileNames, faults: Faults) =>
  `<section>
<h2>${escaped(title)}</h2>
<dl>
${answers.map((answer) => answerItem(answer, names, faults)).join('\n')}
</dl>
</section>`;

/** An application as a page to read and to print. Its links lead to the files beside it, which have these names and faults. */
export const dossierOf = (
  application: StoredApplication,
  sections: readonly Section[],
  names: FileNames,
  faults: Faults,
): string => {
  const { reference, flags, language } = application;
  const applicant = applicantOf(application);
  const title = titleOf(application);
  const care =
    flags.length > 0 ? `<p class="care">Take care when opening its files: ${escaped(flags.join(', '))}.</p>` : '';
  return `${head(`${applicant}, ${reference}`, `${title} ${reference}`)}<header>
<p>${escaped(title)}</p>
<h1 dir="auto">${shown(applicant)}</h1>
<p><b>${escaped(reference)}</b> received ${arrivalOf(application)}${language ? `, filled in in ${languages[language].english}` : ''}</p>
${care}
</header>
<main>
${sections.map((one) => section(one, names, faults)).join('\n')}
</main>
${END}`;
};

/** A page with links to all dossiers of an export and a list of what is missing, in pieces: it may be long. */
export function* indexOf(summaries: readonly Summary[], faults: readonly string[]): Generator<string> {
  const row = (summary: Summary) => {
    const cells = columns.map(({ head: title, cell }) => {
      const text = `<bdi>${shown(cell(summary))}</bdi>`;
      const link = linkTo(`${folderOf(summary)}/dossier.html`);
      return `<td>${title === 'Applicant' ? `<a href="${link}">${text}</a>` : text}</td>`;
    });
    return `<tr>${cells.join('')}</tr>\n`;
  };
  yield `${head('Applications', 'Applications')}<header><h1>Applications</h1><p>${summaries.length} in this export</p>${faults.map((fault) => `<p class="care">${shown(fault)}</p>`).join('')}</header>
<main><table>
<thead><tr>${columns.map(({ head: title }) => `<th scope="col">${escaped(title)}</th>`).join('')}</tr></thead>
<tbody>
`;
  for (const summary of summaries) yield row(summary);
  yield `</tbody>
</table></main>
${END}`;
}
