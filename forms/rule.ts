/**
 * A named condition over the draft answers. Its name is what the statechart and the tests call it, so it reads as a
 * phrase ('married woman'). A rule about one entry of a list looks at that entry as well.
 */
export interface Rule<Draft = any, Entry = any> {
  readonly name: string;
  holds(draft: Draft, entry?: Entry): boolean;
}

/** An answer given elsewhere, if there is one. */
export interface Offer<Draft = any> {
  (draft: Draft): string | undefined;
}
