import type { Option } from '#forms/field.ts';

export const genders: readonly Option[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
];
