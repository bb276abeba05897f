import { type DragEvent, useRef } from 'react';
import { limits, sizeInWords } from '#forms/limits.ts';
import { AttachedFiles, type ShownFile } from '#src/components/AttachedFiles.tsx';
import { described, ErrorMessage, type FrameProps, Hint, LabelText } from '#src/components/FieldFrame.tsx';

export interface FileFieldProps extends FrameProps {
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
    ? `Up to ${limits.filesInOneField} PDFs, ${sizeInWords(limits.fileBytes)} each.`
    : `One PDF, up to ${sizeInWords(limits.fileBytes)}.`;

const leftOutInWords = (multiple: boolean | undefined, count: number) => {
  if (!multiple) return 'Only the first file was taken: you can attach one here.';
  const files = count === 1 ? '1 file was' : `${count} files were`;
  return `${files} left out: you can attach up to ${limits.filesInOneField} here.`;
};

/** An upload of PDFs: what is allowed, 'Upload File', and the chosen names with a way to remove each. */
export const FileField = (props: FileFieldProps) => {
  const { id, name, hint, context, multiple, files, reading, leftOut = 0, error } = props;
  const { onChoose, onRemove, onLeave, onPhotograph } = props;
  const input = useRef<HTMLInputElement>(null);
  const photographs = files.filter(({ verdict }) => verdict === 'photograph').map((file) => file.id);
  const full = context ? `${props.label}, ${context}` : props.label;
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
        {hint && `${hint} `}
        {limitsInWords(multiple)}
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
          {files.length > 0 && !multiple ? 'Replace File' : 'Upload File'}
        </span>
      </div>
      {onPhotograph && (
        <button
          type="button"
          className="button button--quiet upload-photograph"
          id={`${id}-photograph`}
          onClick={() => onPhotograph([])}
        >
          Or take a photo<span className="vh"> for {full}</span>
        </button>
      )}
      {leftOut > 0 && <p className="field-hint">{leftOutInWords(multiple, leftOut)}</p>}
      {reading && <p className="field-hint">Reading the file…</p>}
      {files.length > 0 && (
        <AttachedFiles
          label={`${full}: files`}
          files={files}
          onRemove={(ids) => onRemove?.(ids)}
          onEmpty={() => input.current?.focus()}
        />
      )}
      <ErrorMessage {...props} />
      {onPhotograph && photographs.length > 0 && (
        <button type="button" className="button button--primary upload-make" onClick={() => onPhotograph(photographs)}>
          {photographs.length === 1 ? 'Make a PDF from this photo' : 'Make one PDF from these photos'}
        </button>
      )}
    </div>
  );
};
