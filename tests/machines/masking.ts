/** Whether a text has nothing but masked answers, kinds and sizes of files, numbers, and the names of properties. */
export const isMasked = (text: string): boolean =>
  /^[\s,;:{}[\]"]*$/.test(
    text
      .replaceAll(/"\w+":/g, '')
      .replaceAll(/••• \d+/g, '')
      .replaceAll(/application\/pdf, [\d.,]+ \w+/g, '')
      .replaceAll(/\b(?:true|false|null|-?\d+)\b/g, ''),
  );
