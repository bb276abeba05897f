import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sizeInWords } from '#forms/limits.ts';
import { language as currentLanguage } from '#languages/current.ts';
import { languages } from '#languages/languages.ts';
import { t, tn } from '#languages/message.ts';
import type { Section } from '#server/office/answers.ts';
import { style } from '#server/office/export/dossierStyle.ts';
import { linkTo } from '#server/office/export/fileNames.ts';
import { languageName } from '#server/office/languageName.ts';
import { AnswerLines } from '#server/office/page/views/AnswerLines.tsx';
import { Arrival } from '#server/office/page/views/Arrival.tsx';
import { printable } from '#server/office/printable.ts';
import { applicantColumn, arrivalOf, flagsInWords, summaryColumns, titleOf } from '#server/office/summaryColumns.ts';
import { viewSections } from '#server/office/viewSections.ts';
import { entryName, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
import { applicantOf, type Summary } from '#server/storing/summary.ts';

/** A page as HTML. `foot` is printed at the foot of every sheet. */
const pageOf = (title: string, foot: string, content: ReactNode): string =>
  `<!doctype html>\n${renderToStaticMarkup(
    <html lang={currentLanguage()} dir={languages[currentLanguage()].dir}>
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
    notes: [sizeInWords(file.size), flagsInWords(file.flags)].filter(Boolean).join(t(', ')),
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
  const title = t(titleOf(application));
  return pageOf(
    `${applicant}, ${reference}`,
    `${title} ${reference}`,
    <>
      <header>
        <p>{title}</p>
        <h1 dir="auto">{printable(applicant)}</h1>
        <p>
          <Arrival
            reference={reference}
            received={arrivalOf(application)}
            {...(language && { language: languageName(language) })}
            addsTo={addsTo}
          />
        </p>
        {flags.length > 0 && (
          <p className="care">{t('Take care when opening its files: {flags}.', { flags: flagsInWords(flags) })}</p>
        )}
      </header>
      <main>
        <Answers {...exported} />
        {additions.map((addition) => (
          <section key={entryName(addition.application)}>
            <h2>
              {t('Added: {reference}, received {time}', {
                reference: addition.application.reference,
                time: arrivalOf(addition.application),
              })}
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
): string => {
  const heads = summaryColumns.map(({ head }) => head());
  return pageOf(
    t('Applications'),
    t('Applications'),
    <>
      <header>
        <h1>{t('Applications')}</h1>
        <p>{tn('{count} in this export', '{count} in this export', summaries.length)}</p>
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
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {summaries.map((summary) => (
              <tr key={entryName(summary)}>
                {summaryColumns.map((column, at) => {
                  const text = <bdi>{printable(column.cell(summary))}</bdi>;
                  return (
                    <td key={heads[at]}>
                      {column === applicantColumn ? (
                        <a href={linkTo(`${folderOf(summary)}/dossier.html`)}>{text}</a>
                      ) : (
                        text
                      )}
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
};
