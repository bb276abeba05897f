import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Attachment } from '#forms/attachment.ts';
import { answersOf } from '#forms/check.ts';
import { answerAt } from '#forms/draft.ts';
import { isBlank } from '#forms/form.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';
import { draftOf, receive } from '#forms/receive.ts';
import { type StaffExample, staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { decode, encode, ID_PART, MANIFEST_PART, type Part, partsOf } from '#forms/wire.ts';
import { received } from '#tests/forms/received.ts';

const id = '3f2b8c1e-6d4a-4f7b-9a0c-1e2d3c4b5a69';
const names = Object.keys(staffExamples) as StaffExample[];
const digest = async (file: Attachment) =>
  createHash('sha256')
    .update(Buffer.from(await (file.body as File).arrayBuffer()))
    .digest('hex');
const comparable = (parts: readonly Part[]) =>
  Promise.all(
    parts
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([name, value]) => [
        name,
        typeof value === 'string' ? value : [value.name, value.type, await digest(value)],
      ]),
  );

const manifestOf = (body: FormData): { name: string; size: number }[] =>
  JSON.parse(body.get('submissionParts') as string);

describe('the parts of an application', () => {
  test.each(names)('are named as their questions are, in page order: %s', (example) => {
    const draft = draftOf(staff, staffExamples[example]);
    const answered = Object.keys(staff.steps)
      .flatMap((step) => questionsOf(staff, step, draft))
      .filter(({ field, path }) => !isBlank(field, answerAt(draft, path)));
    expect(partsOf(answersOf(staff, draft)).map(([name]) => name)).toEqual(
      answered.map(({ path }) => nameAt(draft, path)),
    );
  });

  test('are named after sections, fields and indexes', () => {
    const all = partsOf(staffExamples['married mother of two']).map(([name]) => name);
    const some = [
      'personalInfo[firstName]',
      'personalInfo[passport]',
      'education[academicInfo][0][certificate]',
      'education[languages][1]',
      'education[computer_literacy]',
      'employmentInfo[teacher][1][level]',
      'hasReferences',
    ];
    expect(all.filter((name) => some.includes(name))).toEqual(some);
  });

  test('of references and experiences have their index in the middle, references at the top level', () => {
    const all = partsOf(staffExamples['experienced teacher']).map(([name]) => name);
    expect(all).toEqual(
      expect.arrayContaining([
        'workExperience[experiences][0][previousEmploymentLetter]',
        'workExperience[experiences][1][reasonForJoining]',
        'references[0][firstName]',
        'references[1][mobileNo]',
      ]),
    );
    expect(all).not.toContain('workExperience[experiences][1][previousEmploymentLetter]');
  });
});

describe('the body', () => {
  test.each(names)('begins with the submission’s id and the list of what follows: %s', (name) => {
    const body = encode(id, staffExamples[name]);
    const [first, second, ...rest] = [...body.keys()];
    expect([first, second]).toEqual(['submissionId', 'submissionParts']);
    expect([ID_PART, MANIFEST_PART]).toEqual(['submissionId', 'submissionParts']);
    expect(body.get('submissionId')).toBe(id);
    expect(manifestOf(body).map((part) => part.name)).toEqual(rest);
  });

  test('declares the UTF-8 bytes of texts and the bytes of files', () => {
    const answers = {
      personalInfo: { firstName: 'رنا', familyName: 'Zoë 🎓' },
      passport: staffExamples['single man'].personalInfo.passport,
    };
    expect(manifestOf(encode(id, answers))).toEqual([
      { name: 'personalInfo[firstName]', size: 6 },
      { name: 'personalInfo[familyName]', size: 9 },
      { name: 'passport', size: (answers.passport.body as File).size },
    ]);
  });

  test('declares a line break as one byte, though multipart sends two', async () => {
    const answers = { employmentInfo: { hasHealthProblemsSpecify: 'One\nTwo' } };
    const body = encode(id, answers);
    expect(manifestOf(body)[0]?.size).toBe(7);
    const arrived = new Map(await received(body));
    expect(arrived.get('employmentInfo[hasHealthProblemsSpecify]')).toBe('One\r\nTwo');
  });

  test('leaves absent answers out', () => {
    const body = encode(id, { personalInfo: { firstName: 'Elias', maidenName: undefined }, references: [] });
    expect([...body.keys()]).toEqual([ID_PART, MANIFEST_PART, 'personalInfo[firstName]']);
  });
});

describe.each(names)('the example %s', (name) => {
  test('arrives as it was sent, every file byte by byte', async () => {
    const [, , ...parts] = await received(encode(id, staffExamples[name]));
    const { draft, refused } = decode(staff, parts);
    expect([...refused]).toEqual([]);
    expect(await comparable(partsOf(answersOf(staff, draft)))).toEqual(await comparable(partsOf(staffExamples[name])));
  });

  test('arrives in any order', () => {
    const parts = partsOf(staffExamples[name]).toReversed();
    expect(receive(staff, parts)).toEqual({ answers: staffExamples[name] });
  });
});
