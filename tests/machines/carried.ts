import { higherGrade } from '#forms/admission/rules.ts';
import type { Rule } from '#forms/rule.ts';
import { hasChildren } from '#forms/staff/rules.ts';

/** Rules of one step that decide in a later one, by the form's name. */
export const carriedIn: Record<string, readonly Rule[]> = { staff: [hasChildren], admission: [higherGrade] };
