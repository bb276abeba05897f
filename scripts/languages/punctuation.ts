type Rule = readonly [wrong: RegExp, sentence: string];

/** What a language's typography forbids, and what it asks for instead. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  fr: [
    [/(?<![\u00a0\u202f])(?:[;?!»]|:(?!\d))/, 'needs a no-break space (U+00A0) before : ; ? ! »'],
    [/«(?![\u00a0\u202f])/, 'needs a no-break space (U+00A0) after «'],
    [/'/, 'needs the apostrophe ’'],
  ],
  ar: [
    [/[,;?]/, 'needs the Arabic signs ، ؛ ؟'],
    [/[٠-٩۰-۹]/, 'needs the digits 0 to 9'],
  ],
};

// The sign of an entity such as `&amp;`, and those in a tag, are not shown.
const shown = (translation: string) => translation.replace(/<[^>]*>|&\w+;/g, '');

/** What is wrong with the punctuation of a translation, each as the end of a sentence. */
export const punctuationFaults = (language: string | undefined, translation: string): string[] =>
  (rules[language ?? ''] ?? []).flatMap(([wrong, sentence]) => (wrong.test(shown(translation)) ? [sentence] : []));
