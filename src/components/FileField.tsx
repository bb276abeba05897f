import { type DragEvent, useRef } from 'react';
import { limits, sizeMessage } from '#forms/limits.ts';
import { t, tn } from '#languages/message.ts';
import { AttachedFiles, type ShownFile } from '#src/components/AttachedFiles.tsx';
import { Button } from '#src/components/Button.tsx';
import { droppedFiles } from '#src/components/droppedFiles.ts';
import { described, ErrorMessage, type FrameProps, Hint, LabelText } from '#src/components/FieldFrame.tsx';
import { rich } from '#src/frame/rich.tsx';

interface FileFieldProps extends FrameProps {
  name: string;
  multiple?: boolean | undefined;
  files: readonly ShownFile[];
  /** A chosen file is being read. */
  reading?: boolean;
  /** The dialog of photographs is loading. */
  loading?: boolean;
  /** The names of the files that were chosen at once with others and were too many. */
  leftOut?: readonly string[];
  onChoose?: ((files: File[]) => void) | undefined;
  onRemove?: ((ids: string[]) => void) | undefined;
  onLeave?: (() => void) | undefined;
  /** A PDF is to be made from photographs: from those among the files, or from others. */
  onPhotograph?: ((ids: string[]) => void) | undefined;
}

// A messenger may have removed the `.pdf` from a name, and a server may have called a PDF a download: the picker offers such files, too.
const offeredTypes = '.pdf,application/pdf,application/x-pdf,application/x-download,application/octet-stream';

const limitsInWords = (multiple: boolean | undefined) =>
  multiple
    ? t('Up to {count} PDFs, {size} each.', { count: limits.filesInOneField, size: sizeMessage(limits.fileBytes) })
    : t('One PDF, up to {size}.', { size: sizeMessage(limits.fileBytes) });

/** Says that files were left out, and how many a question takes. */
export const leftOutInWords = (multiple: boolean | undefined, count: number) => {
  if (!multiple) return t('Only the first file was taken: you can attach one here.');
  return tn(
    '1 file was left out: you can attach up to {most} here.',
    '{count} files were left out: you can attach up to {most} here.',
    count,
    { most: limits.filesInOneField },
  );
};

/** So many of them are named. */
const NAMED = 5;

const LeftOutNames = ({ names }: { names: readonly string[] }) => {
  const more = names.length - NAMED;
  const sentence = more > 0 ? t('Not attached: {names} and {more} more.', { more }) : t('Not attached: {names}.');
  return (
    <span>
      {rich(sentence, {
        names: names.slice(0, NAMED).map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <span key={i}>
            {i > 0 && <span>{t(', ')}</span>}
            <bdi dir="auto">{name}</bdi>
          </span>
        )),
      })}
    </span>
  );
};

/** An upload of PDFs: what is allowed, 'Upload File', and the chosen names with a way to remove each. */
export const FileField = ({ leftOut = [], ...props }: FileFieldProps) => {
  const { id, name, hint, context, multiple, files, reading, loading, error } = props;
  const { onChoose, onRemove, onLeave, onPhotograph } = props;
  const input = useRef<HTMLInputElement>(null);
  const photographs = files.filter(({ verdict }) => verdict === 'photograph').map((file) => file.id);
  const full = context ? t('{label}, {context}', { label: props.label, context }) : props.label;
  const wrong = error ?? files.find((file) => file.error)?.error;
  const replaces = files.length > 0 && !multiple;
  const choose = (chosen: File[]) => {
    if (chosen.length > 0) onChoose?.(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose(droppedFiles(event.dataTransfer));
  };
  return (
    // A file can also be chosen: dropping it is a shorter way for a mouse.
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is what a keyboard reaches
    <div
      className="field field--file"
      data-invalid={wrong ? '' : undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <label className="field-label" htmlFor={id} id={`${id}-label`}>
        <LabelText {...props} />
      </label>
      <Hint id={id}>
        {hint && <span>{hint}</span>} <span>{limitsInWords(multiple)}</span>
      </Hint>
      {files.length > 0 && (
        <AttachedFiles
          id={id}
          label={t('{label}: files', { label: full })}
          files={files}
          onRemove={(ids) => onRemove?.(ids)}
          onEmpty={() => input.current?.focus()}
        >
          {onPhotograph && photographs.length > 0 && (
            <Button look="primary" className="upload-make" barred={loading} onClick={() => onPhotograph(photographs)}>
              {tn('Make a PDF from this photo', 'Make one PDF from these photos', photographs.length)}
            </Button>
          )}
        </AttachedFiles>
      )}
      <div className="upload-ways" data-replaces={replaces || undefined}>
        <div className="upload">
          <input
            {...described({ ...props, hint: limitsInWords(multiple), error: wrong })}
            ref={input}
            className="upload-input"
            type="file"
            id={id}
            name={name}
            accept={offeredTypes}
            multiple={multiple}
            aria-labelledby={`${id}-label ${id}-action`}
            onChange={({ target }) => {
              choose([...(target.files ?? [])]);
              // Emptied, so that the same file can be chosen again after it was mended.
              target.value = '';
            }}
            onBlur={onLeave}
          />
          <span className="upload-action" id={`${id}-action`}>
            {replaces ? t('Replace File') : t('Upload File')}
          </span>
        </div>
        {onPhotograph && (
          <Button
            look="quiet"
            className="upload-photograph"
            id={`${id}-photograph`}
            barred={loading || files.length >= limits.filesInOneField}
            onClick={() => onPhotograph([])}
          >
            <span>{t('Take a photo')}</span> <span className="vh">{t('for {label}', { label: full })}</span>
          </Button>
        )}
      </div>
      {leftOut.length > 0 && (
        <p className="field-hint">
          <span>{leftOutInWords(multiple, leftOut.length)}</span> <LeftOutNames names={leftOut} />
        </p>
      )}
      {(reading || loading) && <p className="field-hint">{reading ? t('Reading the file…') : t('Loading…')}</p>}
      <ErrorMessage {...props} />
    </div>
  );
};
