import { answerAt, type Path } from '#forms/draft.ts';
import type { Leaf } from '#forms/fieldTypes.ts';
import { isBlank } from '#forms/form.ts';
import { offered } from '#forms/rule.ts';
import { useWizardState } from '#src/wizard/context.ts';

/** An answer that was given elsewhere and may be meant here, too, while nothing is answered here. */
export const useOffer = (field: Leaf, path: Path): string | undefined =>
  useWizardState(({ context: { draft } }) =>
    field.offer && isBlank(field, answerAt(draft, path)) ? offered(field.offer, draft)?.trim() || undefined : undefined,
  );
