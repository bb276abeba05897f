interface Parts {
  /** More objects, the first of them number 4. */
  objects?: readonly string[];
  /** More entries of the catalog, and of the trailer. */
  catalog?: string;
  trailer?: string;
  /** Spaces before its table, to make it larger. */
  padding?: number;
}

/** A PDF of one empty page that readers open without a complaint, with what a test adds to it. ASCII only. */
export const handmadePdf = ({ objects = [], catalog = '', trailer = '', padding = 0 }: Parts = {}): string => {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] >>',
    ...objects,
  ];
  let text = '%PDF-1.7\n';
  const entries = all.map((object, i) => {
    const entry = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return entry;
  });
  text += ' '.repeat(padding);
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  const end = `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return text + table + end;
};
