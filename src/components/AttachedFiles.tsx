import { useRef } from 'react';
import { sizeInWords } from '#forms/limits.ts';
import { t, tn } from '#languages/message.ts';
import { rich } from '#src/frame/rich.tsx';

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

interface AttachedFilesProps {
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
interface Words {
  /** With the elements `{names}`. */
  row: (count: number, more: number) => string;
  remove: (count: number) => string;
}
const shared: Readonly<Record<string, Words>> = {
  notPdf: {
    row: (count, more) =>
      tn(
        '{count} files that are not PDFs: {names} and {more} more',
        '{count} files that are not PDFs: {names} and {more} more',
        count,
        { more },
      ),
    remove: (count) => tn('Remove {count} files that are not PDFs', 'Remove {count} files that are not PDFs', count),
  },
  photograph: {
    row: (count, more) =>
      tn('{count} photos: {names} and {more} more', '{count} photos: {names} and {more} more', count, { more }),
    remove: (count) => tn('Remove {count} photos', 'Remove {count} photos', count),
  },
};

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

const SeveralFiles = ({ files }: { files: readonly ShownFile[] }) =>
  rich(shared[files[0]!.verdict]!.row(files.length, files.length - NAMED), {
    names: files.slice(0, NAMED).map(({ id, name }, i) => (
      <span key={id}>
        {i > 0 && t(', ')}
        <bdi dir="auto">{name}</bdi>
      </span>
    )),
  });

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
            <button
              type="button"
              className="button button--quiet"
              aria-label={
                row.length > 1 ? shared[file.verdict]!.remove(row.length) : t('Remove {name}', { name: file.name })
              }
              onClick={() => remove(index, row)}
            >
              {t('Remove')}
            </button>
            {file.locked && (
              <p className="file-note">{t('This PDF may ask for a password. Please attach one that opens without.')}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
};
