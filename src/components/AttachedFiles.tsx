import { type ReactNode, useRef } from 'react';
import { sizeInWords } from '#forms/limits.ts';
import { t, tn } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';
import { FileName } from '#src/components/FileName.tsx';

/** A chosen file as the list shows it. */
export interface ShownFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** It may ask for a password. */
  locked: boolean;
  /** 'photograph' when it can be made into a PDF. */
  verdict: string;
  /** Why it cannot be sent. */
  error?: string | undefined;
  /** Of a PDF that can be opened. */
  content?: Blob | undefined;
}

interface AttachedFilesProps {
  /** Of the question: the reason of the first file that cannot be sent is its message. */
  id: string;
  /** Whose files they are. */
  label: string;
  files: readonly ShownFile[];
  /** What can be made of some. */
  children?: ReactNode;
  onRemove: (ids: string[]) => void;
  /** The last file was removed, and the focus with it. */
  onEmpty: () => void;
}

/** The chosen files of a question, each with a way to remove it, and with its reason where it cannot be sent. */
export const AttachedFiles = ({ id, label, files, children, onRemove, onEmpty }: AttachedFilesProps) => {
  const list = useRef<HTMLUListElement>(null);
  const wrong = files.filter(({ error }) => error);
  const remove = (removed: readonly ShownFile[]) => {
    const left = files.filter((file) => !removed.includes(file));
    const next = left[files.indexOf(removed[0]!)] ?? left.at(-1);
    if (next) list.current?.querySelectorAll('button')[files.indexOf(next)]?.focus();
    else onEmpty();
    onRemove(removed.map((file) => file.id));
  };
  return (
    <>
      <ul className="files" ref={list} aria-label={label}>
        {files.map((file) => (
          <li className="file" key={file.id} data-invalid={file.error ? '' : undefined}>
            <span className="file-name">
              <FileName name={file.name} content={file.content} />{' '}
              <span className="file-size">{sizeInWords(file.size)}</span>
            </span>
            <Button look="quiet" aria-label={t('Remove {name}', { name: file.name })} onClick={() => remove([file])}>
              {t('Remove')}
            </Button>
            {file.error && (
              <p className="field-error" id={file === wrong[0] ? `${id}-error` : undefined}>
                <span className="vh">{t('Error, {label}:', { label: file.name })}</span> <span>{file.error}</span>
              </p>
            )}
            {file.locked && (
              <p className="file-note">{t('This PDF may ask for a password. Please attach one that opens without.')}</p>
            )}
          </li>
        ))}
      </ul>
      {children}
      {wrong.length > 1 && (
        <Button className="files-remove" onClick={() => remove(wrong)}>
          {tn('Remove the {count} that cannot be sent', 'Remove the {count} that cannot be sent', wrong.length)}
        </Button>
      )}
    </>
  );
};
