import type { Form } from '#forms/form.ts';
import type { Kept } from '#machines/draftTypes.ts';
import { claimDraft, writeDraft } from '#src/wizard/draft/records.ts';

/** Has this device keep a draft of a form, as another page would have left it. */
export const storeDraft = async (form: Form, kept: Kept | undefined): Promise<void> => {
  const { generation } = await claimDraft(form);
  await writeDraft({ form, generation, kept, receipt: undefined });
};

/** Has this device keep nothing of a form. */
export const eraseDraft = (form: Form): Promise<void> => storeDraft(form, undefined);
