import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';

/** The applicant's name, as far as it was answered; '' where it was not. */
export const nameIn = (form: Form, draft: DraftGroup): string => form.applicant(draft as never).trim();
