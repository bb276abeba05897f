import { type DragEvent, useRef } from 'react';
import { limits, sizeMessage } from '#forms/limits.ts';
import { t, tn } from '#languages/message.ts';
import { AttachedFiles, type ShownFile } from '#src/components/AttachedFiles.tsx';
import { described, ErrorMessage, type FrameProps, Hint, LabelText } from '#src/components/FieldFrame.tsx';

interface FileFieldProps extends FrameProps {
  name: string;
  multiple?: boolean | undefined;
  files: readonly ShownFile[];
  /** A chosen file is being read. */
  reading?: boolean;
  /** How many of the files that were chosen at once were too many. */
  leftOut?: number;
  onChoose?: ((files: File[]) => void) | undefined;
  onRemove?: ((ids: string[]) => void) | undefined;
  onLeave?: (() => void) | undefined;
  /** A PDF is to be made from photographs: from those among the files, or from others. */
  onPhotograph?: ((ids: string[]) => void) | undefined;
}

const limitsInWords = (multiple: boolean | undefined) =>
  multiple
    ? t('Up to {count} PDFs, {size} each.', { count: limits.filesInOneField, size: sizeMessage(limits.fileBytes) })
    : t('One PDF, up to {size}.', { size: sizeMessage(limits.fileBytes) });

const leftOutInWords = (multiple: boolean | undefined, count: number) => {
  if (!multiple) return t('Only the first file was taken: you can attach one here.');
  return tn(
    '1 file was left out: you can attach up to {most} here.',
    '{count} files were left out: you can attach up to {most} here.',
    count,
    { most: limits.filesInOneField },
  );
};

/** An upload of PDFs: what is allowed, 'Upload File', and the chosen names with a way to remove each. */
export const FileField = ({ leftOut = 0, ...props }: FileFieldProps) => {
  const { id, name, hint, context, multiple, files, reading, error } = props;
  const { onChoose, onRemove, onLeave, onPhotograph } = props;
  const input = useRef<HTMLInputElement>(null);
  const photographs = files.filter(({ verdict }) => verdict === 'photograph').map((file) => file.id);
  const full = context ? t('{label}, {context}', { label: props.label, context }) : props.label;
  const choose = (chosen: FileList | null) => {
    if (chosen?.length) onChoose?.([...chosen]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files);
  };
  return (
    // A file can also be chosen: dropping it is a shorter way for a mouse.
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is what a keyboard reaches
    <div
      className="field field--file"
      data-invalid={error ? '' : undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <label className="field-label" htmlFor={id} id={`${id}-label`}>
        <LabelText {...props} />
      </label>
      <Hint id={id}>
        {hint} {limitsInWords(multiple)}
      </Hint>
      <div className="upload">
        <input
          {...described({ ...props, hint: limitsInWords(multiple) })}
          ref={input}
          className="upload-input"
          type="file"
          id={id}
          name={name}
          accept=".pdf,application/pdf"
          multiple={multiple}
          aria-labelledby={`${id}-label ${id}-action`}
          onChange={({ target }) => {
            choose(target.files);
            // Emptied, so that the same file can be chosen again after it was mended.
            target.value = '';
          }}
          onBlur={onLeave}
        />
        <span className="upload-action" id={`${id}-action`}>
          {files.length > 0 && !multiple ? t('Replace File') : t('Upload File')}
        </span>
      </div>
      {onPhotograph && (
        <button
          type="button"
          className="button button--quiet upload-photograph"
          id={`${id}-photograph`}
          onClick={() => onPhotograph([])}
        >
          {t('Or take a photo')}
          <span className="vh"> {t('for {label}', { label: full })}</span>
        </button>
      )}
      {leftOut > 0 && <p className="field-hint">{leftOutInWords(multiple, leftOut)}</p>}
      {reading && <p className="field-hint">{t('Reading the file…')}</p>}
      {files.length > 0 && (
        <AttachedFiles
          label={t('{label}: files', { label: full })}
          files={files}
          onRemove={(ids) => onRemove?.(ids)}
          onEmpty={() => input.current?.focus()}
        />
      )}
      <ErrorMessage {...props} />
      {onPhotograph && photographs.length > 0 && (
        <button type="button" className="button button--primary upload-make" onClick={() => onPhotograph(photographs)}>
          {tn('Make a PDF from this photo', 'Make one PDF from these photos', photographs.length)}
        </button>
      )}
    </div>
  );
};
