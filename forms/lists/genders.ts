import type { Option } from '#forms/fieldTypes.ts';

export const genders: readonly Option[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
];
