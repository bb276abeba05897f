import { type AdmissionDraft, admission } from '#forms/admission/admission.ts';
import { type AdmissionExample, admissionExamples } from '#forms/admission/examples.ts';
import { withAnswer } from '#forms/draft.ts';
import type { DraftGroup, DraftValue } from '#forms/draftValue.ts';
import { draftOf, receive } from '#forms/receive.ts';
import type { Part } from '#forms/wire.ts';
import { type Edits, editedParts } from '#tests/forms/staff/edited.ts';

/** The parts of a named example after some of its answers were changed, added or (undefined) left out. */
export const edited = (example: AdmissionExample, edits: Edits): Part[] =>
  editedParts(admissionExamples[example], edits);

/** What the intake says of a named example after such edits: a message by wire name, or undefined. */
export const errorsOf = (example: AdmissionExample, edits: Edits) => receive(admission, edited(example, edits)).errors;

/** A named example as a draft that can be edited further. */
export const draftNamed = (example: AdmissionExample): AdmissionDraft => draftOf(admission, admissionExamples[example]);

/** The draft with the answer of this wire name replaced; an example's entries have the keys e1, e2. */
export const answered = <Draft extends DraftGroup>(draft: Draft, name: string, answer: DraftValue): Draft => {
  const segments = name.replaceAll(']', '').split('[');
  return withAnswer(
    draft,
    segments.map((segment) => (/^\d$/.test(segment) ? `e${Number(segment) + 1}` : segment)),
    answer,
  );
};
