import type { learner } from '#forms/admission/learner.ts';
import type { siblingsInfo } from '#forms/admission/siblingsInfo.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form, FormDraft } from '#forms/form.ts';
import { newKey } from '#forms/id.ts';
import { oneLine } from '#forms/text.ts';

// Not the form's own draft, whose type is inferred from what is here.
type Family = FormDraft<Form<{ learner: typeof learner; siblingsInfo: typeof siblingsInfo }>>;
type Sibling = Family['siblingsInfo']['siblings'][number];

const siblingsIn = ({ siblingsInfo }: Family): readonly Sibling[] =>
  siblingsInfo.hasSiblings === 'yes' ? siblingsInfo.siblings : [];

/** A sent application as it is offered to another child of the family: the child just sent is a sibling who is applying. */
export const withChildSent = (sent: Family): DraftGroup => {
  const { name, familyName, dateOfBirth, gradeApplyingTo } = sent.learner;
  const child: Sibling = {
    key: newKey(),
    firstName: name,
    lastName: familyName,
    dateOfBirth,
    grade: gradeApplyingTo,
    isAttendingBac: 'no',
    isApplyingToBac: 'yes',
  };
  return { ...sent, siblingsInfo: { hasSiblings: 'yes', siblings: [...siblingsIn(sent), child] } };
};

const isSameName = (one: string, other: string) => oneLine(one).toLowerCase() === oneLine(other).toLowerCase();

/** The offered answers without the child who is applying now among the siblings. */
export const withoutApplicant = (offered: Family, { learner }: Family): DraftGroup => {
  const siblings = siblingsIn(offered).filter(
    ({ firstName, dateOfBirth }) => dateOfBirth !== learner.dateOfBirth || !isSameName(firstName, learner.name),
  );
  return { ...offered, siblingsInfo: { hasSiblings: siblings.length > 0 ? 'yes' : '', siblings } };
};
