import { answerAt, type Path } from '#forms/draft.ts';
import { textOf } from '#forms/draftValue.ts';
import type { Leaf } from '#forms/fieldTypes.ts';
import { isBlank } from '#forms/form.ts';
import { likelyAddress } from '#forms/mailDomains.ts';
import { idOf } from '#forms/questions.ts';
import { offered } from '#forms/rule.ts';
import { useWizardState } from '#src/wizard/context.ts';

/**
 * An answer that may be meant here: one that was given elsewhere, while nothing is answered here, or an address without
 * what looks like a slip, once the field was left.
 */
export const useOffer = (field: Leaf, path: Path): string | undefined =>
  useWizardState(({ context: { draft, touched } }) => {
    const answer = answerAt(draft, path);
    if (field.kind === 'email') return touched.has(idOf(path)) ? likelyAddress(textOf(answer)) : undefined;
    return field.offer && isBlank(field, answer) ? offered(field.offer, draft)?.trim() || undefined : undefined;
  });
