import { draftOf } from '#forms/receive.ts';
import { type StaffExample, staffExamples } from '#forms/staff/examples.ts';
import { type StaffDraft, staff } from '#forms/staff/staff.ts';
import { type Part, partsOf } from '#forms/wire.ts';

/** What becomes of answers, by wire name: another answer, or none. */
export type Edits = Readonly<Record<string, Part[1] | undefined>>;

/** The parts of an application after some of its answers were changed, added or (undefined) left out. */
export const editedParts = (answers: object, edits: Edits): Part[] => {
  const parts = new Map(partsOf(answers));
  for (const [name, answer] of Object.entries(edits)) {
    if (answer === undefined) parts.delete(name);
    else parts.set(name, answer);
  }
  return [...parts];
};

/** The parts of a named example after such edits. */
export const edited = (example: StaffExample, edits: Edits): Part[] => editedParts(staffExamples[example], edits);

/** A named example as a draft that can be edited further. */
export const draftNamed = (example: StaffExample): StaffDraft => draftOf(staff, staffExamples[example]);
