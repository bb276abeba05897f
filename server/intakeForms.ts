import { admission } from '#forms/admission/admission.ts';
import type { Form } from '#forms/form.ts';
import { papers } from '#forms/papers/papers.ts';
import { staff } from '#forms/staff/staff.ts';

/** The forms the intake receives. */
export const intakeForms: readonly Form[] = [staff, admission, papers];

export const formNamed = (name: string): Form | undefined => intakeForms.find((form) => form.name === name);
