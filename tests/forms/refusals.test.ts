import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { examplePdf } from '#forms/examplePdf.ts';
import { receive } from '#forms/receive.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { decode, manifestSchema, type Part, partsOf, submissionIdSchema } from '#forms/wire.ts';

const inherited = Object.getOwnPropertyNames(Object.prototype).toSorted();
const fresh = JSON.stringify({});
afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(inherited);
  expect(JSON.stringify({})).toBe(fresh);
});

const application = partsOf(staffExamples['single man']);
const errorsWith = (...more: Part[]) => receive(staff, [...application, ...more]).errors;

describe('a part is refused by its name when it is named', () => {
  test.each([
    ['after no field', 'notAField'],
    ['after no field of its section', 'personalInfo[notAField]'],
    ['after a section', 'personalInfo'],
    ['after a list', 'education[languages]'],
    ['after a step that is no section', 'references[hasReferences]'],
    ['in a section though it is top level', 'references[references][0][firstName]'],
    ['at the top level though it is in a section', 'firstName'],
    ['deeper than the form goes', 'personalInfo[firstName][0]'],
    ['very deep', `personalInfo${'[x]'.repeat(10_000)}`],
    ['with a key where an index belongs', 'education[languages][e1]'],
    ['with an index beyond the most entries', 'education[languages][20]'],
    ['with a negative index', 'education[languages][-1]'],
    ['with a padded index', 'education[languages][00]'],
    ['with no index', 'education[languages][]'],
    ['with the key of an entry', 'education[academicInfo][0][key]'],
    ['nothing', ''],
    ['with an open bracket', 'personalInfo[firstName'],
    ['with a bracket too many', 'personalInfo[firstName]]'],
    ['in dots', 'personalInfo.firstName'],
    ['after the prototype', '__proto__'],
    ['inside an entry’s prototype', 'education[academicInfo][0][__proto__]'],
    ['through the constructor', 'constructor[prototype][x]'],
    ['after an inherited method of a section', 'personalInfo[toString]'],
    ['after a property of the form', 'steps[personalInfo][firstName]'],
  ])('%s', (_how, name) => {
    expect(errorsWith([name, 'x'])).toEqual(Object.fromEntries([[name, 'This answer is not part of the form.']]));
    expect(decode(staff, [[name, 'x']]).draft).toEqual(decode(staff, []).draft);
  });
});

describe('a part is refused', () => {
  test('when it was sent twice, and the first one is used', () => {
    expect(errorsWith(['personalInfo[firstName]', 'Georges'])).toEqual({
      'personalInfo[firstName]': 'This answer was sent twice.',
    });
    const { draft } = decode(staff, [...application, ['personalInfo[firstName]', 'Georges']]);
    expect(draft.personalInfo.firstName).toBe('Elias');
  });

  test('when a file was sent twice', () => {
    expect(errorsWith(['personalInfo[passport]', examplePdf('another.pdf')])).toEqual({
      'personalInfo[passport]': 'This answer was sent twice.',
    });
  });

  test('when it is a file where a text is asked', () => {
    const rest = application.filter(([name]) => name !== 'personalInfo[firstName]');
    const { draft, refused } = decode(staff, [...rest, ['personalInfo[firstName]', examplePdf('name.pdf')]]);
    expect([...refused]).toEqual([['personalInfo[firstName]', 'This answer must be text.']]);
    expect(draft.personalInfo.firstName).toBe('');
  });

  test('when it is a text where a file is asked', () => {
    const rest = application.filter(([name]) => name !== 'personalInfo[passport]');
    const { draft, refused } = decode(staff, [...rest, ['personalInfo[passport]', 'passport.pdf']]);
    expect([...refused]).toEqual([['personalInfo[passport]', 'This answer must be a file.']]);
    expect(draft.personalInfo.passport).toEqual([]);
  });

  test('when an entry before it is missing, by the wire name of its list', () => {
    expect(errorsWith(['education[languages][3]', 'Armenian'])).toMatchObject({
      'education[languages]': 'An entry of this list is missing.',
    });
  });

  test('when a list begins with its second entry', () => {
    const { refused } = decode(staff, [['references[1][firstName]', 'Samir']]);
    expect([...refused.values()]).toEqual(['An entry of this list is missing.']);
  });
});

describe('what precedes the answers', () => {
  const refused = (schema: v.GenericSchema, value: unknown) => !v.safeParse(schema, value).success;

  test('is a UUID, in either case', () => {
    const id = '3F2B8C1E-6D4A-4F7B-9A0C-1E2D3C4B5A69';
    expect(v.parse(submissionIdSchema, id)).toBe(id.toLowerCase());
  });

  test.each(['', '42', '../../etc/passwd', '3f2b8c1e6d4a4f7b9a0c1e2d3c4b5a69', undefined])('is not the id %j', (id) => {
    expect(refused(submissionIdSchema, id)).toBe(true);
  });

  test('is a list of names and sizes', () => {
    const list = [{ name: 'hasReferences', size: 2 }];
    expect(v.parse(manifestSchema, JSON.stringify(list))).toEqual(list);
  });

  test.each([
    '',
    'not JSON',
    '[{"name":"a"}]',
    '[{"name":"a","size":-1}]',
    '[{"name":"a","size":1.5}]',
    '[{"name":"a","size":1,"more":1}]',
  ])('is not the list %j', (list) => {
    expect(refused(manifestSchema, list)).toBe(true);
  });
});
