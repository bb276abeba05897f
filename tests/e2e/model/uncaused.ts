/** What no user can cause on a page, by the end of its transition's name, and why. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^submitting PROGRESS -> /, 'the browser says how far an upload is'],
  [/\.steps RULES_LOADED -> /, 'the page says that the rules of phone numbers have arrived'],
  [/^admission\.journey\.steps RESTORE -> /, 'what the device kept is brought back before the form can be begun'],
  [
    /\.(?:employmentInfo\.has children|documents\.applies to a higher grade)\.shown always -> /,
    'an earlier step decides it, and the region begins hidden whenever its step is entered',
  ],
];

/** Why no user can cause a transition; undefined for one that a user can. */
export const whyUncaused = (transition: string): string | undefined =>
  reasons.find(([name]) => name.test(transition))?.[1];
