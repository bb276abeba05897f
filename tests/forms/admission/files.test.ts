import { describe, expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import type { AdmissionExample } from '#forms/admission/examples.ts';
import { type Attachment, attach, filesIn } from '#forms/attachment.ts';
import { answersOf, validateStep } from '#forms/check.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { answered, draftNamed, errorsOf } from '#tests/forms/admission/edited.ts';
import { supports } from '#tests/forms/admission/required.ts';
import { pdfOfSize } from '#tests/forms/attached.ts';

const MB = 1024 * 1024;
const child = 'pre-KG child who was in none';
const pupil = 'grade 5 pupil with two former schools';
const divorced = 'divorced parents with another legal guardian';

const chosen = (parts: BlobPart[], name = 'scan.pdf', type = 'application/pdf'): Promise<Attachment> =>
  attach(name, new File(parts, name, { type }));
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52]);
const pdf = async () => new Uint8Array(await examplePdf('scan.pdf').body.arrayBuffer());

const notPdf = 'Only PDF files are allowed';
const empty = 'This file is empty. Please attach it again or choose another copy.';
const truncated = 'This PDF is incomplete: its end is missing. Please save or scan it again and attach the new file.';
const tooLarge = 'This file is larger than 10 MB. Please attach a smaller one.';
const together = 'All files together are larger than 80 MB. Please attach smaller ones.';

const refused: [what: string, file: () => Promise<Attachment>, message: string][] = [
  ['a picture renamed to .pdf', () => chosen([png], 'passport.pdf'), notPdf],
  ['a picture', () => chosen([png], 'passport.png', 'image/png'), notPdf],
  ['a PDF of 11 MB', async () => chosen([await pdf(), new Uint8Array(11 * MB), '\n%%EOF\n']), tooLarge],
  ['an empty file', () => chosen([]), empty],
  ['a PDF cut in half', async () => chosen([(await pdf()).slice(0, 300)]), truncated],
];

/** Every field for files, with an example that asks for it. */
const uploads: [name: string, example: AdmissionExample, field?: string][] = [
  ['medicalDocs[1]', child, 'medicalDocs'],
  ['passportImg', child],
  ['ID', child],
  ['recommendationLetter', pupil],
  ['report', pupil],
  ['parentsInfo[legalPapers][0]', divorced, 'parentsInfo[legalPapers]'],
  ...supports.map(([, file]): [string, AdmissionExample] => [`learner[${file}]`, 'child with all nine supports']),
];

describe.each(uploads)('%s', (name, example, field = name) => {
  test.each(refused)('is not %s', async (_what, file, message) => {
    expect(errorsOf(example, { [name]: await file() })).toEqual({ [field]: message });
  });

  test('is a PDF, of up to 10 MB', async () => {
    expect(errorsOf(example, { [name]: await chosen([await pdf()], 'passport.jpg', 'image/jpeg') })).toBeUndefined();
    expect(errorsOf(example, { [name]: pdfOfSize('scan.pdf', 10 * MB) })).toBeUndefined();
  });
});

const files = (count: number, size?: number) =>
  Array.from({ length: count }, (_, i) => (size ? pdfOfSize(`${i}.pdf`, size) : examplePdf(`${i}.pdf`)));
const messagesIn = (step: string, example: AdmissionExample, name: string, attached: Attachment[]) => [
  ...validateStep(admission, step, answered(draftNamed(example), name, attached)).messages,
];

describe('a field for one file takes one file', () => {
  test.each([
    ['documents', 'passportImg', child],
    ['documents', 'ID', child],
    ['documents', 'recommendationLetter', pupil],
    ['documents', 'report', pupil],
    ['learner', 'learner[speechTherapyFile]', 'child with all nine supports'],
  ] as const)('%s: %s', (step, name, example) => {
    const id = name.replace('[', '-').replace(']', '');
    expect(messagesIn(step, example, name, files(1))).toEqual([]);
    expect(messagesIn(step, example, name, files(2))).toEqual([[id, 'Please attach one file only.']]);
  });
});

describe('a field for several files takes ten', () => {
  test.each([
    ['documents', 'medicalDocs', child],
    ['parentsInfo', 'parentsInfo[legalPapers]', divorced],
  ] as const)('%s: %s', (step, name, example) => {
    const id = name.replace('[', '-').replace(']', '');
    expect(messagesIn(step, example, name, files(10))).toEqual([]);
    expect(messagesIn(step, example, name, files(11))).toEqual([[id, 'Please attach at most 10 files.']]);
  });

  test.each(['medicalDocs[10]', 'parentsInfo[legalPapers][10]'])('sent: %s', (name) => {
    expect(errorsOf(divorced, { [name]: examplePdf('11.pdf') })).toEqual({
      [name]: 'This answer is not part of the form.',
    });
  });
});

describe('all files together', () => {
  test('have at most 80 MB, and the one that is too much is named', () => {
    const draft = answered(draftNamed(child), 'medicalDocs', files(8, 9 * MB));
    const others = filesIn(answered(draft, 'passportImg', [])).reduce((sum, { size }) => sum + size, 0);
    expect(answersOf(admission, answered(draft, 'passportImg', files(1, 80 * MB - others)))).toBeDefined();
    const large = answered(draft, 'passportImg', files(1, 9 * MB));
    expect([...validateStep(admission, 'documents', large).messages]).toEqual([['passportImg', together]]);
  });

  test('name each file from which on it is too much, and count none that cannot be sent anyway', () => {
    const draft = answered(draftNamed(child), 'medicalDocs', [...files(10, 9 * MB), pdfOfSize('large.pdf', 11 * MB)]);
    const { fileMessages } = validateStep(admission, 'documents', draft);
    expect([...fileMessages]).toEqual([
      ['8.pdf', together],
      ['9.pdf', together],
      ['large.pdf', tooLarge],
    ]);
  });

  test('may have exactly 80 MB, not counting what cannot be sent and what is not asked for', () => {
    const medical = [pdfOfSize('large.pdf', 11 * MB), ...files(8, 9 * MB)];
    const hidden = answered(draftNamed(child), 'report', files(1, 9 * MB));
    const draft = answered(answered(hidden, 'ID', files(1, MB)), 'medicalDocs', medical);
    const said = (bytes: number) => {
      const whole = answered(draft, 'passportImg', files(1, bytes));
      return [...validateStep(admission, 'documents', whole).messages];
    };
    expect(said(7 * MB)).toEqual([['medicalDocs', tooLarge]]);
    expect(said(7 * MB + 1)).toEqual([
      ['medicalDocs', tooLarge],
      ['ID', together],
    ]);
  });

  test('do not count a file under a question that is not asked', () => {
    const draft = answered(answered(draftNamed(child), 'medicalDocs', files(8, 9 * MB)), 'report', files(1, 9 * MB));
    expect(answersOf(admission, draft)).toBeDefined();
  });
});
