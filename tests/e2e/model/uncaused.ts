/** Names of transitions and conditions that no user causes on this page, and the reasons. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /\.handover[ .]| SHARE -> |RESTORE -> elsewhere|^elsewhere CONTINUE_HERE/,
    'another device has the form; handover.test.ts has two of them',
  ],
  [/ SUSPEND -> |opening(?:\.elsewhere)? CONTINUE_HERE/, 'another tab has the form; draft.test.ts has two of them'],
  [/saving xstate\.after\.saveTimeout|opening START|submitting STOP/, 'the device answers in time'],
  [/phoneRules\.?\w* xstate/, 'phone rules come by themselves'],
  [/\.answers\./, 'whole answers are filled in here; typing.test.ts types keys'],
  [/\.clock\./, 'the page compares the clock by itself; clock.test.ts has wrong ones'],
  [
    /^\w+\.photographs(?: RESTORE -> \w+\.photographs\.loading|\.(?!closed RESTORE -> \w+\.photographs\.closed))/,
    'photographs.test.ts takes photographs',
  ],
  [/(?:succeeded|receipt) RESTORE -> receipt/, "the browser's cache brings the page back; leaving.test.ts leaves it"],
  [/sending xstate\.error/, 'the sending ends with an outcome, whatever happens'],
  [/failed GO_TO -> (?!staff\.journey\.steps\.personalInfo)/, 'the way to a refused answer; the first represents all'],
  [
    /info GO_TO -> (?!\w+\.journey\.steps\.learner)/,
    'several entries of the history at once; the first represents all',
  ],
  [
    /files\.reading (?:CHOOSE|REST(?:ART|ORE)|ATTACH -> \w+\.files\.reading)|"files":"read"}' does not hold/,
    'a file is read too soon to do anything meanwhile',
  ],
  [/\.files\.chosen\b/, 'a file is chosen before the draft is read; wizard.test.ts does so'],
  [
    /\.(?:employmentInfo\.has children|documents\.applies to a higher grade)\.shown always -> /,
    'an earlier step decides it, and the region begins hidden whenever its step is entered',
  ],
];

/** Why no user can cause it; undefined if a user can. */
export const whyUncaused = (name: string): string | undefined => reasons.find(([known]) => known.test(name))?.[1];
