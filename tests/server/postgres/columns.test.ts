import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { applicationOf } from '#server/storing/application.ts';
import { columnsOf, remarkColumnsOf } from '#server/storing/postgres/columns.ts';
import { searchText } from '#server/storing/search.ts';

const learner = {
  name: 'Œ\u200bric',
  familyName: 'Strauß-Khoury',
  fatherName: 'Élie',
  gradeApplyingTo: 'pre-kg-1',
  studentNameAr: 'علی',
  fatherNameAr: 'إلياس',
  familyNameAr: 'خُوري',
  dateOfBirth: '2023-05-14',
  civilRegistryNo: '1247',
};
const parents = {
  father: { firstName: 'Élie', familyName: 'Strauß', mobilePhoneNumber: '+9613123456', email: 'Elie@Mail.example' },
  mother: { firstName: 'Læta', maidenName: "El-Hajj d'Arc" },
  parentsInfo: {},
};
const id = '4c1d2a0e-5b6f-4c3d-8e9f-0a1b2c3d4e5f';
const application = applicationOf('admission', id, { learner, ...parents }, new Date('2026-03-28T22:30:00Z'));
const at = '2026-06-10T08:00:00.000Z';
const remark = { revision: 1, mark: 'invited', note: 'Cœur, 03 777 888', addsTo: 'K7MQ4-XR29H', by: 'Rana', at };

test('a member of staff is found by each of their names', () => {
  const { personalInfo } = staffExamples['married mother of two'];
  const { firstName, familyName, fatherName, maidenName } = personalInfo;
  const { words } = columnsOf(applicationOf('staff', id, { personalInfo, education: {} }, new Date(at)));
  for (const name of [firstName, familyName, fatherName, maidenName!]) expect(words).toContain(searchText(name));
});

const toDo =
  'Stored applications have other columns than new ones. Add a version of the tables, set COLUMNS_VERSION to it, and record it here';

test('the columns of an application and of a remark are those that this version of the tables has stored', () => {
  const relations = [
    'telephone:+9613123456',
    'registry:1247:خوري',
    'person:2023-05-14:oeric strauss khoury',
    'person:2023-05-14:علي خوري',
  ];
  const name = 'Œ\u200bric Strauß-Khoury';
  expect({ ...columnsOf(application), ...remarkColumnsOf(remark) }, toDo).toEqual({
    columns_version: 10,
    summary: {
      form: 'admission',
      submissionId: id,
      reference: 'WXEM8-HVXTP',
      receivedAt: '2026-03-28T22:30:00.000Z',
      applicant: name,
      arabicName: 'علی إلياس خُوري',
      sortName: 'strauss khoury oeric',
      appliesFor: 'pre-kg-1',
      phones: ['+9613123456'],
      emails: ['Elie@Mail.example'],
      files: 0,
      flags: [],
      missing: [],
      relations,
      names: [name, 'علی', 'إلياس', 'خُوري', 'Élie', 'Élie', 'Strauß', 'Læta', "El-Hajj d'Arc"],
    },
    reference: 'WXEM8-HVXTP',
    applies_for: 'pre-kg-1',
    day: '2026-03-29',
    words:
      ' oeric strauss khoury علي الياس خوري elie elie strauss laeta el hajj d arc wxem8 hvxtp wxem8hvxtp elie elhajj darc 3123456',
    emails: 'elie@mail.example',
    sort_name: 'strauss khoury oeric',
    notices: [],
    relations,
    adds_to: 'K7MQ4-XR29H',
    mark: 'invited',
    marked_at: at,
    note: 'Cœur, 03 777 888',
    remark_words: ' coeur 03 777 888 k7mq4 xr29h k7mq4xr29h 3777888 ',
  });
});
