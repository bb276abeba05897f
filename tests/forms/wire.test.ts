import { describe, expect, test } from 'vitest';
import { answersOf } from '#forms/check.ts';
import { answerAt } from '#forms/draft.ts';
import { isBlank } from '#forms/form.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';
import { draftOf, receive } from '#forms/receive.ts';
import { type StaffExample, staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { decode, encode, ID_PART, MANIFEST_PART, type Part, partsOf } from '#forms/wire.ts';
import { applications } from '#tests/applications.ts';
import { received } from '#tests/forms/received.ts';

const id = '3f2b8c1e-6d4a-4f7b-9a0c-1e2d3c4b5a69';
const names = Object.keys(staffExamples) as StaffExample[];
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
});

describe('the body', () => {
  test('begins with the submission’s id and the list of what follows', () => {
    const body = encode(id, staffExamples['experienced teacher']);
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

test('an application arrives in any order', () => {
  for (const answers of Object.values(staffExamples))
    expect(receive(staff, partsOf(answers).toReversed())).toEqual({ answers });
});

test.each(applications)('only the names of the questions of $name are known, each once', ({ form, examples }) => {
  for (const answers of Object.values(examples)) {
    const parts = partsOf(answers);
    const sent = new Set(parts.map(([name]) => name));
    const besides = parts.flatMap(([name, value]) => {
      const beside = [`${name}[0]`, `${name}[x]`, `x${name}`, name.toUpperCase(), `${name}]`, `${name}[`];
      const index = ['01', '-1', 'x', '99'].map((at) => name.replace(/\[\d+\]/, `[${at}]`));
      return [...beside, ...index, name.replace(/\[[^\]]+\]$/, '')].flatMap((other): Part[] =>
        sent.has(other) ? [] : [[other, value]],
      );
    });
    const unknown = new Set(besides.map(([name]) => name));
    expect(new Set(decode(form, [...parts, ...besides]).refused.keys())).toEqual(unknown);
    expect(new Set(decode(form, [...parts, ...parts]).refused.keys())).toEqual(sent);
  }
});
