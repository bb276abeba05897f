import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sizeInWords } from '#forms/limits.ts';
import { languages } from '#languages/languages.ts';
import type { Section } from '#server/office/answers.ts';
import { style } from '#server/office/export/dossierStyle.ts';
import { linkTo } from '#server/office/export/fileNames.ts';
import { AnswerLines } from '#server/office/page/views/AnswerLines.tsx';
import { printable } from '#server/office/printable.ts';
import { arrivalOf, summaryColumns, titleOf } from '#server/office/summaryColumns.ts';
import { viewSections } from '#server/office/viewSections.ts';
import type { StoredApplication, StoredFile } from '#server/storing/application.ts';
import { applicantOf, type Summary } from '#server/storing/summary.ts';

/** A page as HTML. `foot` is printed at the foot of every sheet. */
const pageOf = (title: string, foot: string, content: ReactNode): string =>
  `<!doctype html>\n${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{printable(title)}</title>
        <style>{style(foot)}</style>
      </head>
      <body>{content}</body>
    </html>,
  )}\n`;

interface FileProps {
  href: string;
  name: string;
  notes: string;
  fault: string | undefined;
}

const FileLine = ({ href, name, notes, fault }: FileProps) => (
  <p>
    <a href={href}>
      <bdi>{name}</bdi>
    </a>{' '}
    <span className="note">{notes}</span>
    {fault && (
      <>
        {' '}
        <b className="care">{fault}</b>
      </>
    )}
  </p>
);

/** An application, or an addition to one, in an export. */
export interface Exported {
  application: StoredApplication;
  /** The reference of the application that it adds to. */
  addsTo: string | undefined;
  sections: readonly Section[];
  /** The paths of its files from the dossier. */
  paths: ReadonlyMap<StoredFile, string>;
  /** A sentence for each file that is missing or damaged. */
  faults: ReadonlyMap<StoredFile, string>;
}

const Answers = ({ application, sections, paths, faults }: Exported) => {
  const viewFile = (file: StoredFile): FileProps => ({
    href: linkTo(paths.get(file)!),
    name: printable(file.name),
    notes: [sizeInWords(file.size), ...file.flags].join(', '),
    fault: faults.get(file),
  });
  return viewSections(sections, application.reference, viewFile).map((section) => (
    <section key={section.title}>
      <h2>{section.title}</h2>
      <AnswerLines answers={section.answers} FileLine={FileLine} />
    </section>
  ));
};

/** An application as a page to read and to print, with what was added to it, oldest first. It links to the files beside it. */
export const dossierOf = (exported: Exported, additions: readonly Exported[]): string => {
  const { application, addsTo } = exported;
  const { reference, flags, language } = application;
  const applicant = applicantOf(application);
  const title = titleOf(application);
  return pageOf(
    `${applicant}, ${reference}`,
    `${title} ${reference}`,
    <>
      <header>
        <p>{title}</p>
        <h1 dir="auto">{printable(applicant)}</h1>
        <p>
          <b>{reference}</b> received {arrivalOf(application)}
          {language && `, filled in in ${languages[language].english}`}
          {addsTo && `, for the application ${addsTo}`}
        </p>
        {flags.length > 0 && <p className="care">Take care when opening its files: {flags.join(', ')}.</p>}
      </header>
      <main>
        <Answers {...exported} />
        {additions.map((addition) => (
          <section key={addition.application.submissionId}>
            <h2>
              Added: {addition.application.reference}, received {arrivalOf(addition.application)}
            </h2>
            <Answers {...addition} />
          </section>
        ))}
      </main>
    </>,
  );
};

/** A page with links to all dossiers of an export and a list of its faults. */
export const indexOf = (
  summaries: readonly Summary[],
  faults: readonly string[],
  folderOf: (summary: Summary) => string,
): string =>
  pageOf(
    'Applications',
    'Applications',
    <>
      <header>
        <h1>Applications</h1>
        <p>{summaries.length} in this export</p>
        {faults.map((fault) => (
          <p key={fault} className="care">
            {printable(fault)}
          </p>
        ))}
      </header>
      <main>
        <table>
          <thead>
            <tr>
              {summaryColumns.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {summaries.map((summary) => (
              <tr key={summary.submissionId}>
                {summaryColumns.map(({ head, cell }) => {
                  const text = <bdi>{printable(cell(summary))}</bdi>;
                  const isLink = head === 'Applicant';
                  return (
                    <td key={head}>
                      {isLink ? <a href={linkTo(`${folderOf(summary)}/dossier.html`)}>{text}</a> : text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </main>
    </>,
  );
