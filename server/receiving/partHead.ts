/** What a part is, as its parser sees it; undefined unless its head says once all that is needed, and asks for nothing that is not done. */
export const kindOfPart = (head: string): 'text' | 'file' | undefined => {
  const lines = head.split('\r\n');
  const valuesOf = (name: string) =>
    lines
      .filter((line) => line.slice(0, name.length).toLowerCase() === name)
      .map((line) => line.slice(name.length).trim());
  const [disposition = '', ...others] = valuesOf('content-disposition:');
  const [type = '', ...types] = valuesOf('content-type:');
  const charset = /;\s*charset="?([^\s";]*)/i.exec(type)?.[1] ?? 'utf-8';
  const isWhole =
    others.length === 0 &&
    types.length === 0 &&
    /^form-data\s*;.*\bname=/i.test(disposition) &&
    /^utf-?8$/i.test(charset) &&
    valuesOf('content-transfer-encoding:').every((encoding) => /^(?:7bit|8bit|binary)$/i.test(encoding)) &&
    lines.every((line) => !/^\s|[\r\n]/.test(line));
  if (!isWhole) return undefined;
  const isFile = /;\s*filename\*?=/i.test(disposition) || /^application\/octet-stream\b/i.test(type);
  return isFile ? 'file' : 'text';
};
