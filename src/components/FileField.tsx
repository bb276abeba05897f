import { type DragEvent, useRef } from 'react';
import { limits, sizeInWords } from '#forms/limits.ts';
import { described, ErrorMessage, type FrameProps, Hint, LabelText } from '#src/components/FieldFrame.tsx';

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
}

export interface FileFieldProps extends FrameProps {
  name: string;
  multiple?: boolean | undefined;
  files: readonly ShownFile[];
  /** A chosen file is being read. */
  reading?: boolean;
  /** How many of the files that were chosen at once had no place here. */
  left?: number;
  onChoose?: ((files: File[]) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
  onLeave?: (() => void) | undefined;
  /** A PDF is to be made of photographs: of those among the files, or of others. */
  onPhotograph?: ((ids: string[]) => void) | undefined;
}

const limitsInWords = (multiple: boolean | undefined) =>
  multiple
    ? `Up to ${limits.filesInOneField} PDFs, ${sizeInWords(limits.fileBytes)} each.`
    : `One PDF, up to ${sizeInWords(limits.fileBytes)}.`;

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

/** An upload of PDFs: what is allowed, 'Upload File', and the chosen names with a way to remove each. */
export const FileField = (props: FileFieldProps) => {
  const {
    id,
    name,
    hint,
    context,
    multiple,
    files,
    reading,
    left = 0,
    error,
    onChoose,
    onRemove,
    onLeave,
    onPhotograph,
  } = props;
  const photographs = files.filter(({ verdict }) => verdict === 'photograph').map((file) => file.id);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onChoose?.([...event.dataTransfer.files]);
  };
  const remove = (index: number, fileId: string) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? input.current)?.focus();
    onRemove?.(fileId);
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
            const chosen = [...(target.files ?? [])];
            if (chosen.length > 0) onChoose?.(chosen);
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
          Or photograph the paper
          <span className="vh">
            {' '}
            for {props.label}
            {context && `, ${context}`}
          </span>
        </button>
      )}
      {left > 0 && <p className="field-hint">Only the first file was taken: this question takes one.</p>}
      {reading && <p className="field-hint">Reading the file…</p>}
      {files.length > 0 && (
        <ul
          className="files"
          ref={list}
          aria-label={context ? `${props.label}, ${context}: files` : `${props.label}: files`}
        >
          {files.map((file, index) => (
            <li className="file" key={file.id}>
              <span className="file-name">
                <FileName name={file.name} /> <span className="file-size">{sizeInWords(file.size)}</span>
              </span>
              <button type="button" className="button button--quiet" onClick={() => remove(index, file.id)}>
                Remove<span className="vh"> {file.name}</span>
              </button>
              {file.locked && (
                <p className="file-note">This PDF may ask for a password. Please attach one that opens without.</p>
              )}
            </li>
          ))}
        </ul>
      )}
      <ErrorMessage {...props} />
      {onPhotograph && photographs.length > 0 && (
        <button type="button" className="button button--primary upload-make" onClick={() => onPhotograph(photographs)}>
          {photographs.length === 1 ? 'Make a PDF of this photograph' : 'Make one PDF of these photographs'}
        </button>
      )}
    </div>
  );
};
