/** What no user can cause on a page, by the end of its transition's name, and why. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/ LET_GO -> |opening(?:\.elsewhere)? CONTINUE_HERE/, 'another tab has the form; draft.test.ts has two of them'],
  [/keeping xstate\.after\.patience/, 'the device answers in time'],
  [/opening RESTORE -> sending/, 'a send was left; sending.test.ts switches the phone off'],
  [/ GO_TO -> (?:\w+\.journey\.info|sending\.leaving)|info GO_TO|underway GO_TO/, 'asked for by the address'],
  [/opening RESTORE -> \w+\.journey\.steps|restoring START/, 'what the device kept is brought back at once'],
  [
    /files\.reading (?:CHOOSE|RESTART|UNREADABLE|ATTACH -> \w+\.files\.reading)/,
    'a file is read too soon to do anything meanwhile',
  ],
  [/\.steps RULES_LOADED -> /, 'the page says that the rules of phone numbers have arrived'],
  [
    /\.(?:employmentInfo\.has children|documents\.applies to a higher grade)\.shown always -> /,
    'an earlier step decides it, and the region begins hidden whenever its step is entered',
  ],
];

/** Why no user can cause a transition; undefined for one that a user can. */
export const whyUncaused = (transition: string): string | undefined =>
  reasons.find(([name]) => name.test(transition))?.[1];
