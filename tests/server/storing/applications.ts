import { Readable } from 'node:stream';
import { admissionExamples } from '#forms/admission/examples.ts';
import { newId } from '#forms/id.ts';
import { papersExamples } from '#forms/papers/examples.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { applicationOf, type StoredApplication } from '#server/storing/application.ts';
import type { ApplicationStore, CommitOptions } from '#server/storing/store.ts';
import { sha256 } from '#tests/server/application.ts';

export type Files = Record<string, Uint8Array>;

export const withFiles = (form: string, answers: Record<string, unknown>, files: Files = {}, at = new Date()) => {
  const documents = Object.entries(files).map(([file, bytes]) => ({
    file,
    name: `كتاب ${file}`,
    type: 'application/pdf',
    size: bytes.length,
    sha256: sha256(bytes),
    flags: [],
  }));
  return applicationOf(form, newId(), { ...answers, documents }, at);
};

export const commit = (
  store: ApplicationStore,
  application: StoredApplication,
  files: Files = {},
  options?: CommitOptions,
) =>
  store.withSpool(async (spool) => {
    for (const [file, bytes] of Object.entries(files)) await spool.write(file, Readable.from([bytes]));
    return store.commit(application, spool, options);
  });

export const single = staffExamples['single man'] as unknown as Record<string, unknown>;
const child = admissionExamples['pre-KG child who was in none'] as unknown as Record<string, unknown>;

/** An application without files. */
export const applicationFor = (form: 'staff' | 'admission', more: Record<string, unknown> = {}, at?: Date) => {
  const { personalInfo } = staffExamples['single man'];
  const answers =
    form === 'staff' ? { ...single, personalInfo: { ...personalInfo, passport: undefined, ...more } } : child;
  return withFiles(form, JSON.parse(JSON.stringify(answers)), {}, at);
};

/** An application for admission without files, with these answers about the learner, and others. */
export const childWith = (
  learner: object,
  at?: Date,
  { father = {}, mother = {}, ...more }: Record<string, object> = {},
) => {
  const answers = JSON.parse(
    JSON.stringify({ ...child, medicalDocs: undefined, passportImg: undefined, ID: undefined }),
  );
  return withFiles(
    'admission',
    {
      ...answers,
      learner: { ...answers.learner, ...learner },
      father: { ...answers.father, ...father },
      mother: { ...answers.mother, ...mother },
      ...more,
    },
    {},
    at,
  );
};

/** An addition to the application with a reference. */
export const additionTo = (reference: string, at?: Date) =>
  withFiles('papers', { ...papersExamples.withdrawal, reference }, {}, at);
