/** Something to be filled in by hand: a label with a line after it, with more rows, or with boxes to tick. */
export type Blank = string | { label: string; rows: number } | { label: string; boxes: readonly string[] };

/** The words of a blank form, which `scripts/content/documents.mjs` prints. */
export interface SampleForm {
  lead: string;
  sections: readonly { title: string; blanks: readonly Blank[] }[];
}
