import type { DraftGroup } from '#forms/draftValue.ts';

/**
 * A named condition over the draft answers. Its name is what the statechart and the tests call it, so it reads as a
 * phrase ('married woman'). A rule about one entry of a list looks at that entry as well.
 *
 * A form says its rules on its own draft: `Rule<StaffDraft>`. A bare `Rule` is one of whatever form, to be asked by `holds`.
 */
export interface Rule<Draft = never, Entry = never> {
  readonly name: string;
  readonly holds: (draft: Draft, entry?: Entry) => boolean;
}

/** An answer given elsewhere, if there is one. */
export type GivenElsewhere<Draft = never> = (draft: Draft) => string | undefined;

// A field cannot name its form's draft, whose type is made of the fields. What is asked here goes together all the same: a
// rule stands in its form's own fields, and `blank`, `decode` and `fitToForm` make every draft by these same fields.
const own = (draft: DraftGroup | undefined) => draft as never;

/** Whether a rule holds for a draft of its form, and for an entry there. */
export const holds = (rule: Rule, draft: DraftGroup, entry?: DraftGroup): boolean => rule.holds(own(draft), own(entry));

/** What is given elsewhere in a draft of its form. */
export const givenIn = (draft: DraftGroup, answer: GivenElsewhere): string | undefined => answer(own(draft));
