import * as phoneRules from 'libphonenumber-js/min';
import { answersInWords } from '#forms/answersInWords.ts';
import type { Attachment } from '#forms/attachment.ts';
import { answerAt, fieldAt, type Path } from '#forms/draft.ts';
import { type DraftGroup, filesOf, textOf } from '#forms/draftValue.ts';
import type { LeafKind } from '#forms/fieldTypes.ts';
import type { Form } from '#forms/form.ts';
import { nameAt } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { partsOf } from '#forms/wire.ts';
import { t } from '#languages/message.ts';
import { formNamed } from '#server/intakeForms.ts';
import { withoutMarks } from '#server/office/language.ts';
import { isStoredFile, type StoredApplication, type StoredFile } from '#server/storing/application.ts';

/** An answer for the office. */
export interface Answer {
  /** Its wire name. */
  name: string;
  label: string;
  /** In words: '17 September 2012' for a date, the label for a choice. */
  text: string;
  /** For a sheet: a date and a phone number as they were sent. */
  plain: string;
  /** The kind of its question; absent where the form does not ask it any more. */
  kind?: LeafKind;
  files: readonly StoredFile[];
}

export interface Section {
  title: string;
  answers: readonly Answer[];
}

const attachmentOf = (file: StoredFile): Attachment<StoredFile> => ({
  id: file.file,
  name: file.name,
  type: file.type,
  size: file.size,
  verdict: 'whole',
  locked: false,
  body: file,
});

const withAttachments = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withAttachments);
  if (isStoredFile(value)) return attachmentOf(value);
  return Object.fromEntries(Object.entries(value).map(([name, answer]) => [name, withAttachments(answer)]));
};

const kindAt = (form: Form, path: Path): Pick<Answer, 'kind'> => {
  const field = fieldAt(form, path);
  return field && field.kind !== 'list' && field.kind !== 'group' ? { kind: field.kind } : {};
};

/** The kinds of questions whose answers are translations. All others are answered in the applicant's own words. */
const translated: ReadonlySet<LeafKind> = new Set(['choice', 'yesNo', 'date']);

const inWords = (form: Form, path: Path, texts: readonly string[]): string => {
  const { kind } = kindAt(form, path);
  const text = texts.join(', ');
  return kind && translated.has(kind) ? withoutMarks(text) : text;
};

const plainOf = (form: Form, draft: DraftGroup, path: Path, texts: readonly string[]): string => {
  const { kind } = kindAt(form, path);
  return kind === 'date' || kind === 'phone' ? textOf(answerAt(draft, path)) : inWords(form, path, texts);
};

/** The answers that the form asks for, by its steps and labels. */
const formSections = (application: StoredApplication, answers: unknown): Section[] => {
  const form = formNamed(application.form);
  if (!form) return [];
  const draft = draftOf(form, answers);
  return answersInWords(form, draft, phoneRules).map(({ title, answers: formAnswers }) => ({
    title,
    answers: formAnswers.map(({ label, texts, path }) => ({
      name: nameAt(draft, path),
      label: withoutMarks(label),
      text: inWords(form, path, texts),
      plain: plainOf(form, draft, path, texts),
      files: filesOf(answerAt(draft, path)).map(({ body }) => body as StoredFile),
      ...kindAt(form, path),
    })),
  }));
};

/**
 * All answers of an application, in the order of the form and with its labels. Answers that the form does not ask for any more come
 * last, with their wire names.
 */
export const sectionsOf = (application: StoredApplication): Section[] => {
  const answers = withAttachments(application.answers);
  const sections = formSections(application, answers);
  const asked = new Set(sections.flatMap((section) => section.answers.map(({ name }) => name)));
  const others = partsOf(answers)
    .filter(([name]) => !asked.has(name) && !asked.has(name.replace(/\[\d+\]$/, '')))
    .map(([name, value]): Answer => {
      const text = typeof value === 'string' ? value : value.name;
      const files = typeof value === 'string' ? [] : [value.body as StoredFile];
      return { name, label: name, text, plain: text, files };
    });
  return [...sections, { title: t('Other answers'), answers: others }].filter((section) => section.answers.length > 0);
};
