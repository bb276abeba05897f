/** The properties of the content files (`src/content`) whose values are texts to translate. */
export const words: ReadonlySet<string> = new Set(
  'en title label lead text html content excerpt alt term detail name classes lessons recesses kicker link quote greeting closing month minutes gathering saving documentsNote lines city about'.split(
    ' ',
  ),
);
