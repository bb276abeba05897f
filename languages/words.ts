/** The properties of a form's steps and fields (`forms`) whose value is a sentence or a word. */
export const fieldWords: ReadonlySet<string> = new Set(
  'label hint example noun about missing invalid emptied atHand lead offer done file entry title text'.split(' '),
);

/** The same of the content files (`src/content`). */
export const words: ReadonlySet<string> = new Set(
  'en title label lead text html content excerpt alt term detail name classes lessons recesses kicker link quote greeting closing month minutes gathering saving documentsNote lines city about'.split(
    ' ',
  ),
);
