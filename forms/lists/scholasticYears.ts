import type { Option } from '#forms/fieldTypes.ts';
import { thisYear } from '#forms/today.ts';

/** The scholastic year that begins this year, and the one after it. */
export const scholasticYears = (): readonly Option[] =>
  [thisYear(), thisYear() + 1].map((year) => `${year}-${year + 1}`).map((years) => ({ value: years, label: years }));
