import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Attachment } from '#forms/attachment.ts';
import { newId } from '#forms/id.ts';
import { PDF_EDGE_BYTES } from '#forms/pdf.ts';
import { referenceOf } from '#forms/reference.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode, partsOf } from '#forms/wire.ts';
import { filesOf, type StoredApplication } from '#server/storing/application.ts';
import { encryptedPdf } from '#tests/forms/encryptedPdfs.ts';
import { bytesIn, fileOf, pdfOf, sha256, undeclared } from '#tests/server/application.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const readStored = async (dataDir: string) => {
  const shelf = join(dataDir, 'received', 'staff');
  const [name] = await readdir(shelf);
  const place = join(shelf, name!);
  const record: StoredApplication = JSON.parse(await readFile(join(place, 'application.json'), 'utf8'));
  return { place, record };
};

describe.each(Object.entries(staffExamples))('the staff example %s', (_name, answers) => {
  test('is stored whole and acknowledged with its receipt', async () => {
    const { post, dataDir, spools } = await startIntake();
    const submissionId = newId();

    const response = await post(encode(submissionId, answers));

    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { place, record } = await readStored(dataDir);
    expect(await response.json()).toEqual({
      received: true,
      submissionId,
      reference: referenceOf(submissionId),
      receivedAt: record.receivedAt,
    });
    const sent = partsOf(answers);
    const sentFiles = sent.filter((part): part is [string, Attachment] => typeof part[1] !== 'string');
    const storedFiles = filesOf(record.answers);
    expect(storedFiles.map(([name, file]) => [name, file.name, file.type, file.size])).toEqual(
      sentFiles.map(([name, file]) => [name, file.name, file.type, file.size]),
    );
    for (const [i, [, file]] of storedFiles.entries()) {
      const hash = sha256(await bytesIn(sentFiles[i]![1]));
      expect(file.sha256).toBe(hash);
      expect(sha256(await readFile(join(place, file.file)))).toBe(hash);
    }
    const withoutFiles = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value, (_key, inner) => (inner?.size !== undefined ? `file ${inner.name}` : inner)));
    expect(withoutFiles(record.answers)).toEqual(withoutFiles(answers));
    expect(record).toMatchObject({ version: 1, form: 'staff', submissionId, flags: [] });
    expect(await spools()).toEqual([]);
  });
});

test('stored files have generated names, and only their owner may read them', async () => {
  const { post, dataDir } = await startIntake();
  await post(encode(newId(), staffExamples['married man without children']));
  const { place } = await readStored(dataDir);

  expect((await readdir(place)).toSorted()).toEqual(['01.pdf', '02.pdf', 'application.json']);
  for (const name of ['', ...(await readdir(dataDir, { recursive: true }))]) {
    const found = await stat(join(dataDir, name));
    expect((found.mode & 0o777).toString(8), name).toBe(found.isDirectory() ? '700' : '600');
  }
});

test.each(['../../../etc/passwd.pdf', 'application.json.pdf', 'passport\u202efdp.pdf', `${'long '.repeat(1_000)}.pdf`])(
  "a file called %j is stored inside its application's directory",
  async (name) => {
    const { post, dataDir, stored } = await startIntake();
    const body = undeclared();
    body.set('personalInfo[passport]', fileOf(pdfOf(5_000), name));

    expect((await post(body)).status).toBe(201);

    expect(await readdir(dataDir)).toEqual(['acknowledged.log', 'received', 'tmp']);
    expect(await stored()).toHaveLength(1);
    const { place, record } = await readStored(dataDir);
    expect((await readdir(place)).toSorted()).toEqual(['01.pdf', '02.pdf', 'application.json']);
    const [, passport] = filesOf(record.answers).find(([wireName]) => wireName === 'personalInfo[passport]')!;
    expect(name).toContain(passport.name);
    if (name.length > 255) expect(passport.name).toHaveLength(255);
  },
);

test('line breaks are stored as LF and fit the sizes of the manifest, and the language is stored', async () => {
  const { post, dataDir } = await startIntake();
  const body = encode(newId(), staffExamples['experienced teacher'], { language: 'ar' });
  expect((await post(body)).status).toBe(201);
  const { record } = await readStored(dataDir);
  expect(record.language).toBe('ar');
  expect(JSON.stringify(record.answers)).toContain('science branch.\\nIts laboratory');
});

test('an application with twenty entries in each list, and all their files, is stored', async () => {
  const { post, dataDir } = await startIntake();
  const { education, workExperience, employmentInfo, references, ...others } = staffExamples['experienced teacher'];
  const twenty = <Entry>(entries: readonly Entry[] = []) => Array.from({ length: 20 }, () => entries[0]!);
  const full = {
    ...others,
    education: { ...education, academicInfo: twenty(education.academicInfo), languages: twenty(education.languages) },
    workExperience: { ...workExperience, experiences: twenty(workExperience.experiences) },
    employmentInfo: { ...employmentInfo, teacher: twenty(employmentInfo.teacher) },
    references: twenty(references),
  };
  expect((await post(encode(newId(), full))).status).toBe(201);
  expect(filesOf((await readStored(dataDir)).record.answers)).toHaveLength(41);
});

test.each([
  ['opens', []],
  ['asks', ['encrypted']],
] as const)('files that ask for a password get a flag, and the application gets it once: %s', async (end, flags) => {
  const { post, dataDir } = await startIntake();
  const body = undeclared();
  body.set('personalInfo[passport]', fileOf(encryptedPdf(`revision-3-${end}`)));
  // A PDF for the web declares its encryption near its beginning.
  const long = new Blob([encryptedPdf('revision-6-asks'), '\n'.repeat(PDF_EDGE_BYTES), '%%EOF']);
  body.set('education[academicInfo][0][certificate]', long, 'certificate');

  expect((await post(body)).status).toBe(201);

  const { record } = await readStored(dataDir);
  expect(record.flags).toEqual(['encrypted']);
  expect(filesOf(record.answers).map(([, each]) => each.flags)).toEqual([flags, ['encrypted']]);
});
