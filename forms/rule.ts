import type { DraftGroup } from '#forms/draftValue.ts';

/**
 * A named condition over a draft. Its name appears in the statechart and in tests, so it reads as a phrase
 * ('married woman'). A rule about one entry of a list gets that entry as well.
 *
 * A form declares its rules for its own draft: `Rule<StaffDraft>`. A bare `Rule` is one of any form, evaluated by `holds`.
 */
export interface Rule<Draft = never, Entry = never> {
  readonly name: string;
  readonly holds: (draft: Draft, entry?: Entry) => boolean;
}

/** An answer from elsewhere in the form, if there is one. */
export type GivenElsewhere<Draft = never> = (draft: Draft) => string | undefined;

// A field cannot refer to the type of its form's draft, which is derived from the fields. The cast is safe: a rule is only used
// in its own form's fields, and `blank`, `decode` and `fitToForm` build every draft from these fields.
const own = (draft: DraftGroup | undefined) => draft as never;

/** Whether a rule holds for a draft of its form, and for an entry there. */
export const holds = (rule: Rule, draft: DraftGroup, entry?: DraftGroup): boolean => rule.holds(own(draft), own(entry));

/** The value of such an answer in a draft of its form. */
export const givenIn = (draft: DraftGroup, answer: GivenElsewhere): string | undefined => answer(own(draft));
