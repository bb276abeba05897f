import { answerAt, type Path } from '#forms/draft.ts';
import { textOf } from '#forms/draftValue.ts';
import type { Leaf } from '#forms/fieldTypes.ts';
import { isBlank } from '#forms/form.ts';
import { likelyAddress } from '#forms/mailDomains.ts';
import { offered } from '#forms/rule.ts';
import { OfferNote } from '#src/components/OfferNote.tsx';
import { useWizardState } from '#src/wizard/context.ts';

interface Props {
  field: Leaf;
  path: Path;
  onTake: (answer: string) => void;
}

/** An answer that may be meant here: one given elsewhere, while nothing is answered here, or an address without what looks like a slip. */
export const Offer = ({ field, path, onTake }: Props) => {
  const answer = useWizardState(({ context: { draft } }) => {
    const given = answerAt(draft, path);
    if (field.kind === 'email') return likelyAddress(textOf(given));
    return field.offer && isBlank(field, given) ? offered(field.offer, draft)?.trim() || undefined : undefined;
  });
  return (
    answer && <OfferNote label={field.label} answer={answer} instead={!field.offer} onTake={() => onTake(answer)} />
  );
};
