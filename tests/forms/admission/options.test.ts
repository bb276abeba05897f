import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import type { FieldMap, Leaf } from '#forms/fieldTypes.ts';

const { learner, parentsInfo, father, mother, siblingsInfo } = admission.steps;
const both = (codes: string) => codes.split('; ').map((name) => [name, name]);
const bloodTypes = both('A+; A-; B+; B-; O+; O-; AB+; AB-');
const educationLevels = both("High School Diploma; Bachelor's Degree; Master's Degree; Doctorate");
const employment = both('Unemployed; Employed; Retired; Self-employed');
const guardians = both('Both Parents; Mother Only; Father Only; Other');
const yesNo = both('yes; no');
const levels = [
  ['pre-kg-1', 'Pre-KG 1'],
  ['pre-kg-2', 'Pre-KG 2'],
  ['pre-kg-3', 'Pre-KG 3'],
  ...[1, 2, 3].map((level) => [`lel-0${level}`, `Grade ${level}`]),
  ...[4, 5, 6].map((level) => [`uel-0${level}`, `Grade ${level}`]),
  ...[7, 8, 9].map((level) => [`int-0${level}`, `Grade ${level}`]),
  ['soph', 'Grade 10 (Sophomore)'],
  ['jun-gls', 'Grade 11 (GLS)'],
  ['jun-se', 'Grade 11 (SE)'],
  ['senior-gs', 'Grade 12 (GS)'],
  ['senior-ls', 'Grade 12 (LS)'],
  ['senior-se', 'Grade 12 (SE)'],
];
const maritalStatuses = both(
  'Married; Divorced; Separated; Single Partner; Father Deceased; Mother Deceased; ' +
    'Father Lives Abroad or Travels Frequently; Mother Lives Abroad or Travels Frequently',
);
const remarriages = both('Both Remarried; Neither Remarried; Mother Is Remarried; Father Is Remarried');

test.each<[what: string, field: Leaf, options: string[][]]>([
  [
    'two genders',
    learner.fields.gender,
    [
      ['male', 'Male'],
      ['female', 'Female'],
    ],
  ],
  ['a learner’s blood types', learner.fields.bloodType, bloodTypes],
  ['a mother’s blood types', mother.fields.bloodTypes, bloodTypes],
  ['the levels to apply to', learner.fields.gradeApplyingTo, levels],
  [
    'a sibling’s levels, and an answer for one who is too young or too old for school',
    siblingsInfo.fields.siblings.fields.grade,
    [['not-at-school-yet', 'Not at school yet'], ...levels, ['finished-school', 'Finished school']],
  ],
  ['yes and no', learner.fields.hasSpeechTherapy, yesNo],
  ['households', parentsInfo.fields.applicantLivesWith, both('Both Parents; Mother Only; Father Only; Guardian')],
  ['marital statuses', parentsInfo.fields.parentsMaritialStatus, maritalStatuses],
  ['remarriages', parentsInfo.fields.parentsRemarried, remarriages],
  ['legal guardians', parentsInfo.fields.legalGuardian, guardians],
  ['whom to communicate with', parentsInfo.fields.communicateWith, guardians],
  ['a mother’s education levels', mother.fields.educanionalLevel, educationLevels],
  ['a mother’s employment statuses', mother.fields.employmentStatus, employment],
])('a choice offers %s', (_what, { options = () => [] }, offered) => {
  expect(options().map(({ value, label }) => [value, label])).toEqual(offered);
});

test.each([
  [
    'a country',
    [
      learner.fields.birthCountry,
      father.fields.birthCountry,
      mother.fields.birthCountry,
      learner.fields.dayCareSchool.fields.country,
    ],
    'Lebanon',
  ],
  ['a nationality', [learner.fields.nationality1, learner.fields.nationality2], 'Lebanese'],
])('a choice offers %s by its name, Lebanon’s first', (_what, fields: Leaf[], first) => {
  for (const { options = () => [] } of fields) {
    expect(options()[0]).toEqual({ value: first, label: first });
    expect(options().length).toBeGreaterThan(190);
  }
});

test('only the first grade and “Unemployed” are preset', () => {
  const preset = (fields: FieldMap): unknown[] =>
    Object.entries(fields).flatMap(([name, field]) => {
      if ('fields' in field) return preset(field.fields);
      return typeof field.blank === 'string' && field.blank !== '' ? [[name, field.blank]] : [];
    });
  expect(Object.values(admission.steps).flatMap(({ fields }) => preset(fields))).toEqual([
    ['gradeApplyingTo', 'pre-kg-1'],
    ['employmentStatus', 'Unemployed'],
    ['employmentStatus', 'Unemployed'],
  ]);
});
