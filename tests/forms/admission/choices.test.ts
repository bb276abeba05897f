import { expect, test } from 'vitest';
import type { AdmissionExample } from '#forms/admission/examples.ts';
import { errorsOf } from '#tests/forms/admission/edited.ts';
import { supports } from '#tests/forms/admission/required.ts';

const child = 'pre-KG child who was in none';
const pupil = 'grade 5 pupil with two former schools';
const divorced = 'divorced parents with another legal guardian';
const siblings = 'three siblings of which one applies';

type Row = [noun: string, example: AdmissionExample, name: string, ...others: string[]];

/** Every choice by what messages call it, with answers that are not among its options. */
const choices: Row[] = [
  ['Country of birth', child, 'learner[birthCountry]', 'lebanon', 'LB', 'Lebanon; France'],
  ['Gender', child, 'learner[gender]', 'Male', 'other'],
  ['Blood type', child, 'learner[bloodType]', 'O', 'C+', 'o+'],
  ['Primary nationality', child, 'learner[nationality1]', 'Lebanon', 'lebanese'],
  ['Second nationality', child, 'learner[nationality2]', 'Canada', 'none'],
  ['Scholastic year', child, 'learner[scholasticYear]', '2026', '2026/2027'],
  ['Grade applying to', pupil, 'learner[gradeApplyingTo]', 'Grade 5', 'uel-07', 'pre-kg'],
  ['Is the learner enrolled in a day care?', child, 'learner[isEnrolledInDayCare]', 'true', 'Yes'],
  ['Country', pupil, 'learner[dayCareSchool][1][country]', 'Hellas'],
  ...supports.map(
    ([question, , need]): Row => [
      `Does the learner need ${need}?`,
      'child with all nine supports',
      `learner[${question}]`,
      'maybe',
    ],
  ),
  ['Repeated grade', pupil, 'learner[hasRepeatedAGrade]', 'on'],
  ['Physical medical condition', pupil, 'learner[hasPhysicalMedicalCondition]', 'نعم'],
  ['Whom the applicant lives with', divorced, 'parentsInfo[applicantLivesWith]', 'Other', 'guardian'],
  ["Parents' marital status", divorced, 'parentsInfo[parentsMaritialStatus]', 'Widowed', 'divorced'],
  ['Whether the parents are remarried', divorced, 'parentsInfo[parentsRemarried]', 'Both', 'yes'],
  ['Legal guardian', divorced, 'parentsInfo[legalGuardian]', 'Guardian'],
  ['Whom to communicate with', divorced, 'parentsInfo[communicateWith]', 'Guardian'],
  ...(['father', 'mother'] as const).flatMap((parent): Row[] => [
    ['Country of birth', child, `${parent}[birthCountry]`, 'Beirut'],
    ['Blood type', child, `${parent}[bloodTypes]`, 'A'],
    ['Educational level', child, `${parent}[educanionalLevel]`, 'Bachelor’s Degree', 'PhD'],
    ['Employment status', child, `${parent}[employmentStatus]`, 'employed', 'Self employed'],
  ]),
  ['Siblings', siblings, 'siblingsInfo[hasSiblings]', '3'],
  ['Grade', siblings, 'siblingsInfo[siblings][0][grade]', 'Grade 7', 'int-7'],
  ['Attending BAC', siblings, 'siblingsInfo[siblings][1][isAttendingBac]', 'soon'],
  ['Applying to BAC', siblings, 'siblingsInfo[siblings][1][isApplyingToBac]', '1'],
];

test.each(choices)('%s: only a listed answer counts (%s, %s)', (noun, example, name, ...others) => {
  for (const other of others)
    expect(errorsOf(example, { [name]: other }), other).toEqual({
      [name]: `Please choose one of the listed answers: ${noun}.`,
    });
});
