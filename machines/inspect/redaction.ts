import type { EventObject } from 'xstate';
import type { Attachment } from '#forms/attachment.ts';
import { validateStep } from '#forms/check.ts';
import { answerAt, type Path } from '#forms/draft.ts';
import { type DraftGroup, filesOf, textOf } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { sizeInWords } from '#forms/limits.ts';
import { fullLabel, idOf, type Question, questionsOf } from '#forms/questions.ts';
import { t } from '#languages/message.ts';
import type { DraftContext } from '#machines/draftTypes.ts';
import type { WizardContext } from '#machines/wizard/types.ts';

/** How answers are shown: as they are, or only how long they are. */
export interface Redaction {
  text: (answer: string) => string;
  file: (file: Attachment) => string;
}

export const openly: Redaction = { text: (answer) => answer, file: ({ name }) => name };

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

const answersIn = (form: Form, draft: DraftGroup, redaction: Redaction): Section[] =>
  Object.entries(form.steps).map(([id, { title }]) => ({
    id,
    title,
    facts: questionsOf(form, id, draft)
      .map((question) => ({ label: fullLabel(question, draft), text: answerText(question, draft, redaction) }))
      .filter(({ text }) => text !== ''),
  }));

const besides = (context: WizardContext, redaction: Redaction): Fact[] => {
  const { touched, removal, undoable, submission, receipt, failure, ended, reading, revision } = context;
  return [
    { label: 'Questions that may show a message', text: String(touched.size) },
    { label: 'Rendered again', text: revision === 1 ? 'once' : `${revision} times` },
    ...(removal ? [{ label: 'Can be put back', text: `${removal.list.join('.')}, entry ${removal.index + 1}` }] : []),
    ...(undoable ? [{ label: 'Can be undone at', text: undoable.by.join('.') }] : []),
    ...(submission ? [{ label: 'Submission', text: redaction.text(submission.id) }] : []),
    ...(reading.length > 0 ? [{ label: 'Choices of files to be read', text: String(reading.length) }] : []),
    ...(ended ? [{ label: 'The last send was', text: redaction.text(ended) }] : []),
    ...(receipt ? [{ label: 'Reference', text: redaction.text(receipt.reference) }] : []),
    ...(failure ? [{ label: 'Failure', text: redaction.text(failure.kind) }] : []),
  ];
};

/** A value as text: without its draft, whose answers are shown by their labels, and without actors; a form by its title. */
const plainly = (value: unknown, redaction: Redaction): string => {
  const replacer = (key: string, inner: unknown): unknown => {
    if (key === 'draft') return undefined;
    if (typeof inner === 'string') return redaction.text(inner);
    if (inner === Number.POSITIVE_INFINITY) return 'Infinity';
    if (typeof inner !== 'object' || inner === null) return inner;
    if ('xstate$$type' in inner) return undefined;
    return 'steps' in inner ? (inner as Form).title : inner;
  };
  const text = JSON.stringify(value, replacer) ?? '';
  return text.startsWith('"') ? (JSON.parse(text) as string) : text;
};

/** What an event carries, by the names of its parts. A path is no answer, and is never masked. */
export const payloadOf = ({ type: _type, ...payload }: EventObject, redaction: Redaction): Fact[] =>
  Object.entries(payload as Record<string, unknown>).map(([label, value]) => ({
    label,
    text: label === 'path' || label === 'by' ? (value as Path).join('.') : plainly(value, redaction),
  }));

const contextIn = (context: object, redaction: Redaction): Section => ({
  id: 'context',
  title: 'Context',
  facts: Object.entries(context)
    .map(([label, value]) => ({ label, text: plainly(value, redaction) }))
    .filter(({ text }) => text !== ''),
});

/** A context: an applicant's answers by their labels, and the rest. */
export const describe = (form: Form | undefined, context: object, redaction: Redaction): Section[] => {
  if (form) {
    const wizard = context as WizardContext;
    const rest = { id: 'besides', title: 'Beside the answers', facts: besides(wizard, redaction) };
    return [...answersIn(form, wizard.draft, redaction), rest];
  }
  const { form: its, record } = context as Partial<Pick<DraftContext, 'form' | 'record'>>;
  return [contextIn(context, redaction), ...(its && record ? answersIn(its, record.draft, redaction) : [])];
};

/** The answers that steps still miss, by their labels; a message never repeats an answer. */
export const missingIn = (
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
