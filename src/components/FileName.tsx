// Where a long name may be cut, so that its end stays in sight: before its last word, if that is short.
const endOf = (name: string) => /[\s_-]([^\s_-]+)$/.exec(name.slice(-16))?.[1] ?? name.slice(-8);

/** A file's name, in one line. */
export const FileName = ({ name }: { name: string }) => {
  if (name.length < 24) return <bdi dir="auto">{name}</bdi>;
  const end = endOf(name);
  return (
    <bdi dir="auto" className="file-name-long" title={name}>
      <span className="file-name-start">{name.slice(0, name.length - end.length)}</span>
      <span>{end}</span>
    </bdi>
  );
};
