import type { ComponentType } from 'react';
import { t } from '#languages/message.ts';
import { sentence } from '#server/office/page/views/sentence.tsx';

export interface FileProps {
  href: string;
  name: string;
  /** '1.2 MB, encrypted' */
  notes: string;
}

export interface AnswerProps<File = FileProps> {
  name: string;
  label: string;
  lines: readonly string[];
  files: readonly File[];
  /** Where a telephone number or an e-mail address leads. */
  link?: string;
}

/** A file in the office's page. */
export const FileLine = ({ href, name, notes }: FileProps) => (
  <p className="office-file">
    <a href={href} target="_blank" rel="noopener">
      <bdi>{name}</bdi>
      <span className="vh"> {t('(opens in a tab of its own)')}</span>
    </a>{' '}
    <span className="office-note">{notes}</span>{' '}
    <a className="office-download" href={`${href}?download`}>
      {sentence(t('Download {file}'), { file: <span className="vh">{name}</span> })}
    </a>
  </p>
);

/** The answers of a section: texts by their lines, files as links. */
export const AnswerLines = <File extends { href: string }>({
  answers,
  FileLine: Line,
}: {
  answers: readonly AnswerProps<File>[];
  FileLine: ComponentType<File>;
}) => (
  <dl className="answers">
    {answers.map(({ name, label, lines, files, link }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>
          {files.map((file) => (
            <Line key={file.href} {...file} />
          ))}
          {files.length === 0 &&
            lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines never move, and may be equal
              <p key={index} dir="auto">
                {link ? (
                  <a href={link}>
                    <bdi>{line}</bdi>
                  </a>
                ) : (
                  line
                )}
              </p>
            ))}
        </dd>
      </div>
    ))}
  </dl>
);
