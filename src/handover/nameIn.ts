import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';

/** The applicant's name, as far as it was answered: a name that was not is '' in a draft, which has the shape of the answers otherwise. */
export const nameIn = (form: Form, draft: DraftGroup): string => form.applicant(draft as never).trim();
