import type { EventObject } from 'xstate';
import type { Attachment } from '#forms/attachment.ts';
import { validateStep } from '#forms/check.ts';
import { answerAt, type Path } from '#forms/draft.ts';
import { type DraftGroup, filesOf, textOf } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { sizeInWords } from '#forms/limits.ts';
import { fullLabel, idOf, type Question, questionsOf } from '#forms/questions.ts';
import type { DraftContext } from '#machines/draftTypes.ts';
import type { WizardContext } from '#machines/wizard/types.ts';

/** How much of what an applicant wrote is told: all of it, or only how much there is. */
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

/** Some of what a machine knows, under a title. */
export interface Section {
  id: string;
  title: string;
  told: Fact[];
}

const answerText = ({ field, path }: Question, draft: DraftGroup, telling: Redaction): string => {
  const answer = answerAt(draft, path);
  if (field.kind === 'pdf') return filesOf(answer).map(telling.file).join('; ');
  const option = field.options?.().find(({ value }) => value === answer);
  return telling.text(option?.label ?? textOf(answer));
};

const answersIn = (form: Form, draft: DraftGroup, telling: Redaction): Section[] =>
  Object.entries(form.steps).map(([id, { title }]) => ({
    id,
    title,
    told: questionsOf(form, id, draft)
      .map((question) => ({ label: fullLabel(question, draft), text: answerText(question, draft, telling) }))
      .filter(({ text }) => text !== ''),
  }));

const besides = (context: WizardContext, telling: Redaction): Fact[] => {
  const { touched, removal, undoable, submission, receipt, failure, ended, reading, revision } = context;
  return [
    { label: 'Questions that may show a message', text: String(touched.size) },
    { label: 'Shown anew', text: revision === 1 ? 'once' : `${revision} times` },
    ...(removal ? [{ label: 'Can be put back', text: `${removal.list.join('.')}, entry ${removal.index + 1}` }] : []),
    ...(undoable ? [{ label: 'Can be taken back at', text: undoable.by.join('.') }] : []),
    ...(submission ? [{ label: 'Submission', text: telling.text(submission.id) }] : []),
    ...(reading.length > 0 ? [{ label: 'Choices of files to be read', text: String(reading.length) }] : []),
    ...(ended ? [{ label: 'The last send was', text: telling.text(ended) }] : []),
    ...(receipt ? [{ label: 'Reference', text: telling.text(receipt.reference) }] : []),
    ...(failure ? [{ label: 'Failure', text: telling.text(failure.kind) }] : []),
  ];
};

/** A value in plain data: without a draft, which is told by its labels, and actors; a form is known by its title. */
const plainly = (value: unknown, telling: Redaction): string => {
  const tell = (key: string, inner: unknown): unknown => {
    if (key === 'draft') return undefined;
    if (typeof inner === 'string') return telling.text(inner);
    if (inner === Number.POSITIVE_INFINITY) return 'Infinity';
    if (typeof inner !== 'object' || inner === null) return inner;
    if ('xstate$$type' in inner) return undefined;
    return 'steps' in inner ? (inner as Form).title : inner;
  };
  const told = JSON.stringify(value, tell) ?? '';
  return told.startsWith('"') ? (JSON.parse(told) as string) : told;
};

/** What an event carries, by the names of its parts. Where it points is no answer, and is told in any case. */
export const payloadOf = ({ type: _type, ...payload }: EventObject, telling: Redaction): Fact[] =>
  Object.entries(payload as Record<string, unknown>).map(([label, value]) => ({
    label,
    text: label === 'path' || label === 'by' ? (value as Path).join('.') : plainly(value, telling),
  }));

const contextIn = (context: object, telling: Redaction): Section => ({
  id: 'context',
  title: 'Context',
  told: Object.entries(context)
    .map(([label, value]) => ({ label, text: plainly(value, telling) }))
    .filter(({ text }) => text !== ''),
});

/** What a machine knows: an applicant's answers by their labels, and the rest. */
export const describe = (form: Form | undefined, context: object, telling: Redaction): Section[] => {
  if (form) {
    const wizard = context as WizardContext;
    const rest = { id: 'besides', title: 'Beside the answers', told: besides(wizard, telling) };
    return [...answersIn(form, wizard.draft, telling), rest];
  }
  const { form: its, record } = context as Partial<Pick<DraftContext, 'form' | 'record'>>;
  return [contextIn(context, telling), ...(its && record ? answersIn(its, record.draft, telling) : [])];
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
