const linesOf = (head: string) => head.split('\r\n');
const valuesOf = (head: string, name: string) =>
  linesOf(head)
    .filter((line) => line.toLowerCase().startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).trim());

/** Whether a part's head says all that is needed to read the part, once, and asks for nothing that is not done. */
export const isWholeHead = (head: string): boolean => {
  const [disposition, ...others] = valuesOf(head, 'content-disposition');
  const [type = '', ...types] = valuesOf(head, 'content-type');
  const charset = /;\s*charset="?([^\s";]*)/i.exec(type)?.[1] ?? 'utf-8';
  return (
    others.length === 0 &&
    types.length === 0 &&
    /^form-data\s*;.*\bname=/i.test(disposition ?? '') &&
    /^utf-?8$/i.test(charset) &&
    valuesOf(head, 'content-transfer-encoding').every((encoding) => /^(?:7bit|8bit|binary)$/i.test(encoding)) &&
    linesOf(head).every((line) => !/^\s|[\r\n]/.test(line))
  );
};

/** Whether the part is a text, as its parser sees it. */
export const isTextHead = (head: string): boolean =>
  !/;\s*filename\*?=/i.test(valuesOf(head, 'content-disposition')[0] ?? '') &&
  !/^application\/octet-stream\b/i.test(valuesOf(head, 'content-type')[0] ?? '');
