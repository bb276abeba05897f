import { useRef } from 'react';
import { sizeInWords } from '#forms/limits.ts';

/** A chosen file as the list shows it. */
export interface ShownFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** It may ask for a password. */
  locked: boolean;
  /** 'photograph' when it can be made into a PDF, 'notPdf' when it cannot be used. */
  verdict: string;
}

export interface AttachedFilesProps {
  /** Whose files they are. */
  label: string;
  files: readonly ShownFile[];
  onRemove: (ids: string[]) => void;
  /** The last file was removed, and the focus with it. */
  onEmpty: () => void;
}

// Where a long name may be cut, so that its end stays in sight: before its last word, if that is short.
const endOf = (name: string) => /[\s_-]([^\s_-]+)$/.exec(name.slice(-16))?.[1] ?? name.slice(-8);

const FileName = ({ name }: { name: string }) => {
  if (name.length < 24) return <bdi dir="auto">{name}</bdi>;
  const end = endOf(name);
  return (
    <bdi dir="auto" className="file-name-long" title={name}>
      <span className="file-name-start">{name.slice(0, name.length - end.length)}</span>
      <span>{end}</span>
    </bdi>
  );
};

/** More files of a kind than this share one row, in which this many are named. */
const NAMED = 3;
const shared: Readonly<Record<string, string>> = { notPdf: 'files that are not PDFs', photograph: 'photos' };

/** The files of each row, in their order. */
const rowsOf = (files: readonly ShownFile[]): ShownFile[][] => {
  const rows: ShownFile[][] = [];
  for (const file of files) {
    const alike = files.filter(({ verdict }) => verdict === file.verdict);
    if (!shared[file.verdict] || alike.length <= NAMED) rows.push([file]);
    else if (alike[0] === file) rows.push(alike);
  }
  return rows;
};

const OneFile = ({ file }: { file: ShownFile }) => (
  <>
    <FileName name={file.name} /> <span className="file-size">{sizeInWords(file.size)}</span>
  </>
);

const SeveralFiles = ({ files }: { files: readonly ShownFile[] }) => (
  <>
    {files.length} {shared[files[0]!.verdict]}:{' '}
    {files.slice(0, NAMED).map(({ id, name }, i) => (
      <span key={id}>
        {i > 0 && ', '}
        <bdi dir="auto">{name}</bdi>
      </span>
    ))}{' '}
    and {files.length - NAMED} more
  </>
);

/** The chosen files of a question, each with a way to remove it; many that cannot be used as they are share a row. */
export const AttachedFiles = ({ label, files, onRemove, onEmpty }: AttachedFilesProps) => {
  const list = useRef<HTMLUListElement>(null);
  const remove = (index: number, row: readonly ShownFile[]) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else onEmpty();
    onRemove(row.map(({ id }) => id));
  };
  return (
    <ul className="files" ref={list} aria-label={label}>
      {rowsOf(files).map((row, index) => {
        const [file] = row as [ShownFile];
        return (
          <li className="file" key={file.id}>
            <span className="file-name">{row.length > 1 ? <SeveralFiles files={row} /> : <OneFile file={file} />}</span>
            <button type="button" className="button button--quiet" onClick={() => remove(index, row)}>
              Remove<span className="vh"> {row.length > 1 ? `${row.length} ${shared[file.verdict]}` : file.name}</span>
            </button>
            {file.locked && (
              <p className="file-note">This PDF may ask for a password. Please attach one that opens without.</p>
            )}
          </li>
        );
      })}
    </ul>
  );
};
