import { useCallback } from 'react';

// Where a long name may be cut, so that its end stays in sight: before its last word, if that is short.
const endOf = (name: string) => /[\s_-]([^\s_-]+)$/.exec(name.slice(-16))?.[1] ?? name.slice(-8);

/** The name in one line. */
const Shown = ({ name }: { name: string }) => {
  if (name.length < 24) return <bdi dir="auto">{name}</bdi>;
  const end = endOf(name);
  return (
    <bdi dir="auto" className="file-name-long" title={name}>
      <span className="file-name-start">{name.slice(0, name.length - end.length)}</span>
      <span>{end}</span>
    </bdi>
  );
};

interface FileNameProps {
  name: string;
  /** Of a PDF that can be opened. */
  content?: Blob | undefined;
}

/** A file's name, which opens the file in a new tab where its content is given. */
export const FileName = ({ name, content }: FileNameProps) => {
  const lead = useCallback(
    (link: HTMLAnchorElement) => {
      // Phones and messengers change the type of a file.
      link.href = URL.createObjectURL(content!.slice(0, content!.size, 'application/pdf'));
      return () => URL.revokeObjectURL(link.href);
    },
    [content],
  );
  if (!content) return <Shown name={name} />;
  return (
    // biome-ignore lint/a11y/useValidAnchor: its ref sets the address
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a ref={lead} target="_blank" rel="noopener" aria-label={name} aria-describedby="new-tab">
      <Shown name={name} />
    </a>
  );
};
