import type { EventObject } from 'xstate';
import type { Attachment } from '#forms/attachment.ts';
import { validateStep } from '#forms/check.ts';
import { answerAt, type Path } from '#forms/draft.ts';
import { type DraftGroup, filesOf, textOf } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { sizeInWords } from '#forms/limits.ts';
import { fullLabel, idOf, type Question, questionsOf } from '#forms/questions.ts';
import { t } from '#languages/message.ts';
import type { DraftRecord } from '#machines/draftTypes.ts';
import type { WizardContext } from '#machines/wizard/types.ts';

/** How answers are shown: as they are, or only how long they are. */
export interface Redaction {
  text: (answer: string) => string;
  file: (file: Attachment) => string;
}

export const unmasked: Redaction = { text: (answer) => answer, file: ({ name }) => name };

/** For a window beside a running application: a file is its kind and size, an answer its length. */
export const masked: Redaction = {
  text: (answer) => (answer === '' ? '' : `••• ${answer.length}`),
  file: ({ type, size }) => `${type || 'unknown kind'}, ${sizeInWords(size)}`,
};

export interface Fact {
  label: string;
  text: string;
}

/** A part of a context, under a title. */
export interface Section {
  id: string;
  title: string;
  facts: Fact[];
}

const answerText = ({ field, path }: Question, draft: DraftGroup, redaction: Redaction): string => {
  const answer = answerAt(draft, path);
  if (field.kind === 'pdf') return filesOf(answer).map(redaction.file).join('; ');
  const option = field.options?.().find(({ value }) => value === answer);
  return redaction.text(option ? t(option.label) : textOf(answer));
};

const answerSections = (form: Form, draft: DraftGroup, redaction: Redaction): Section[] =>
  Object.entries(form.steps).map(([id, { title }]) => ({
    id,
    title,
    facts: questionsOf(form, id, draft)
      .map((question) => ({ label: fullLabel(question, draft), text: answerText(question, draft, redaction) }))
      .filter(({ text }) => text !== ''),
  }));

const isActor = (value: unknown) => typeof value === 'object' && value !== null && 'getSnapshot' in value;

/** A value as text: without drafts, whose answers are shown by their labels; a form by its title. */
const valueText = (value: unknown, redaction: Redaction): string => {
  const replacer = (key: string, inner: unknown): unknown => {
    if (key === 'draft') return undefined;
    if (typeof inner === 'string') return redaction.text(inner);
    if (inner === Number.POSITIVE_INFINITY) return 'Infinity';
    if (inner instanceof Set) return [...inner];
    if (typeof inner !== 'object' || inner === null) return inner;
    if ('steps' in inner) return (inner as Form).title;
    // A module, such as the rules of phone numbers.
    return Object.values(inner).some((member) => typeof member === 'function') ? 'loaded' : inner;
  };
  const text = JSON.stringify(value, replacer) ?? '';
  return text.startsWith('"') ? (JSON.parse(text) as string) : text;
};

// A page of photographs is moved `by` a number.
const paths = ['path', 'by'];

/** What an event carries, by the names of its parts. A path is no answer, and is never masked. */
export const payloadFacts = ({ type: _type, ...payload }: EventObject, redaction: Redaction): Fact[] =>
  Object.entries(payload as Record<string, unknown>).map(([label, value]) => ({
    label,
    text: paths.includes(label) && Array.isArray(value) ? (value as Path).join('.') : valueText(value, redaction),
  }));

/** A context: its properties, and an applicant's answers by their labels. */
export const contextSections = (form: Form | undefined, context: object, redaction: Redaction): Section[] => {
  const { draft, ...properties } = context as { form?: Form; draft?: DraftGroup; record?: DraftRecord };
  const shownDraft = draft ?? properties.record?.draft;
  const shownForm = form ?? properties.form;
  const facts = Object.entries(properties)
    .filter(([, value]) => !isActor(value))
    .map(([label, value]) => ({ label, text: valueText(value, redaction) }))
    .filter(({ text }) => text !== '');
  return [
    { id: 'context', title: 'Context', facts },
    ...(shownForm && shownDraft ? answerSections(shownForm, shownDraft, redaction) : []),
  ];
};

/** The answers that steps still miss, by their labels; a message never repeats an answer. */
export const missingAnswers = (
  form: Form,
  steps: readonly string[],
  { draft, phoneRules }: Pick<WizardContext, 'draft' | 'phoneRules'>,
): Fact[] =>
  steps.flatMap((id) => {
    const { messages } = validateStep(form, id, draft, phoneRules);
    const questions = new Map(questionsOf(form, id, draft).map((question) => [idOf(question.path), question]));
    return [...messages].map(([at, text]) => {
      const question = questions.get(at);
      return { label: question ? fullLabel(question, draft) : at, text };
    });
  });
