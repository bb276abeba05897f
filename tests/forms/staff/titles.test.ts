import { expect, test } from 'vitest';
import { staff } from '#forms/staff/staff.ts';
import { t } from '#languages/message.ts';

test('a choice is sent as its code and shown as people say it', () => {
  const { gender, maritalStatus, hasChildren } = staff.steps.personalInfo.fields;
  const { applyingFor, teacher } = staff.steps.employmentInfo.fields;
  const shown = ({ options = () => [] }: { options?: () => readonly { value: string; label: string }[] }) =>
    options().map(({ value, label }) => `${value}: ${t(label)}`);
  expect(shown(gender)).toEqual(['male: Male', 'female: Female']);
  expect(shown(maritalStatus)).toEqual(['single: Single', 'married: Married']);
  expect(shown(hasChildren)).toEqual(['yes: yes', 'no: no']);
  expect(shown(applyingFor)).toEqual(['teacherPos: Teacher Position', 'adminPos: Administrative Position']);
  expect(shown(teacher.fields.level).join('; ')).toBe(
    'pre-kg-1: Pre-KG 1; pre-kg-2: Pre-KG 2; pre-kg-3: Pre-KG 3; lel-01: Grade 1; lel-02: Grade 2; lel-03: Grade 3; uel-04: Grade 4; uel-05: Grade 5; uel-06: Grade 6; ' +
      'int-07: Grade 7; int-08: Grade 8; int-09: Grade 9; soph: Grade 10 (Sophomore); jun-gls: Grade 11 (GLS); jun-se: Grade 11 (SE); senior-gs: Grade 12 (GS); senior-ls: Grade 12 (LS); senior-se: Grade 12 (SE)',
  );
});
