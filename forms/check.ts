import * as v from 'valibot';
import { type Attachment, filesIn } from '#forms/attachment.ts';
import { answerAt, type Path, pathOfStep } from '#forms/draft.ts';
import { type DraftGroup, type DraftValue, type Entry, entriesOf, filesOf, groupOf } from '#forms/draftValue.ts';
import type { Field, FieldMap } from '#forms/fieldTypes.ts';
import { canBeSent, fileFault } from '#forms/fileFault.ts';
import { type Form, schemaOf } from '#forms/form.ts';
import { limits, sizeMessage } from '#forms/limits.ts';
import type { PhoneRules } from '#forms/phone.ts';
import { allQuestions, idOf, questionsOf } from '#forms/questions.ts';
import { now } from '#forms/today.ts';
import { messages } from '#forms/wording.ts';
import { language } from '#languages/current.ts';
import type { Language } from '#languages/languages.ts';

interface Report {
  /** The message of each missing or wrong answer, by the question's id (`idOf` its path), one for each. */
  messages: ReadonlyMap<string, string>;
  /** Why a file cannot be sent, by the file's id, one reason for each. */
  fileMessages: ReadonlyMap<string, string>;
  /** The step's answers as they are sent, when there is no message. */
  answers: Record<string, unknown>;
}

/** The path of a Valibot issue, with entries' keys where it has their indexes. A file's own issue belongs to its field. */
const pathOfIssue = (group: DraftGroup, { path = [] }: { path?: readonly { key: unknown }[] | undefined }): Path => {
  const segments: string[] = [];
  let at: DraftValue = group;
  for (const { key } of path) {
    const entry: Entry | undefined = typeof key === 'number' ? entriesOf(at)[key] : undefined;
    if (typeof key === 'number' && !entry) break;
    const segment: string = entry?.key ?? String(key);
    at = entry ?? groupOf(at)[segment];
    segments.push(segment);
  }
  return segments;
};

/** The bytes of all files of a draft, hidden ones included. */
const filesSize = (draft: DraftGroup) => filesIn(draft).reduce((sum, { size }) => sum + size, 0);

/**
 * The first question with files that bring the whole application above its limit, and these files; undefined if it is within the
 * limit. A file that cannot be sent does not count.
 */
const overflow = (
  form: Form,
  draft: DraftGroup,
): { step: string; path: Path; files: readonly Attachment[] } | undefined => {
  if (filesSize(draft) <= limits.applicationBytes) return undefined;
  let sum = 0;
  const isBeyond = ({ size }: Attachment) => {
    sum += size;
    return sum > limits.applicationBytes;
  };
  return allQuestions(form, draft)
    .map(({ step, path }) => ({ step, path, files: filesOf(answerAt(draft, path)).filter(canBeSent).filter(isBeyond) }))
    .find(({ files }) => files.length > 0);
};

const examine = (
  form: Form,
  id: string,
  draft: DraftGroup,
  rules: PhoneRules | undefined,
  lang: string | undefined,
): Report => {
  const root = pathOfStep(form, id);
  const group = groupOf(answerAt(draft, root));
  const result = v.safeParse(schemaOf(form.steps[id]!, draft, rules), group, { lang });
  const shown = new Map<string, string>();
  for (const issue of result.issues ?? []) {
    const at = idOf([...root, ...pathOfIssue(group, issue)]);
    if (!shown.has(at)) shown.set(at, issue.message);
  }
  const large = overflow(form, draft);
  const together = messages.largeApplication(sizeMessage(limits.applicationBytes));
  if (large?.step === id) shown.set(idOf(large.path), shown.get(idOf(large.path)) ?? together({ lang }));
  const fileMessages = new Map(
    filesIn(group).flatMap((file) => {
      const fault = fileFault(file) ?? (large?.files.includes(file) ? together : undefined);
      return fault ? [[file.id, fault({ lang })] as const] : [];
    }),
  );
  return { messages: shown, fileMessages, answers: result.success ? result.output : {} };
};

interface CachedReport {
  form: Form;
  id: string;
  rules: PhoneRules | undefined;
  lang: string;
  /** Some answers depend on the day. */
  hour: number;
  report: Report;
}
// Several guards and views check the same draft.
const cache = new WeakMap<DraftGroup, CachedReport[]>();

/** Checks a step of a draft, for its guard, its view and the intake. Without phone rules, only the digits of numbers are counted. */
export const validateStep = (
  form: Form,
  id: string,
  draft: DraftGroup,
  rules?: PhoneRules,
  lang: Language = language(),
): Report => {
  const reports = cache.get(draft) ?? [];
  cache.set(draft, reports);
  const hour = Math.floor(now() / 3_600_000);
  const same = reports.find(
    (each) => each.hour === hour && each.id === id && each.rules === rules && each.form === form && each.lang === lang,
  );
  if (same) return same.report;
  const report = examine(form, id, draft, rules, lang);
  reports.push({ form, id, rules, lang, hour, report });
  return report;
};

export const isValid = (form: Form, id: string, draft: DraftGroup, rules?: PhoneRules, lang?: Language): boolean =>
  validateStep(form, id, draft, rules, lang).messages.size === 0;

/** Whether an answer is that of a new application: a list has one entry then. */
const isDefault = (field: Field, answer: DraftValue): boolean => {
  if (field.kind === 'group') return areDefaults(field.fields, groupOf(answer));
  if (field.kind === 'pdf') return filesOf(answer).length === 0;
  if (field.kind !== 'list') return answer === field.blank;
  const [first, ...others] = entriesOf(answer);
  return first !== undefined && others.length === 0 && areDefaults(field.fields, first);
};

const areDefaults = (fields: FieldMap, answers: DraftGroup): boolean =>
  Object.entries(fields).every(([name, field]) => isDefault(field, answers[name]));

const isAnswered = (form: Form, id: string, draft: DraftGroup): boolean =>
  !areDefaults(form.steps[id]!.fields, groupOf(answerAt(draft, pathOfStep(form, id))));

/**
 * Whether any answer of the step differs from its default, or the step asks nothing. It is derived from the draft, so it is the
 * same after Previous and after a reload.
 */
export const isChanged = (form: Form, id: string, draft: DraftGroup): boolean =>
  isAnswered(form, id, draft) || questionsOf(form, id, draft).length === 0;

/** Whether any answer of the form differs from its default. */
export const hasAnswers = (form: Form, draft: DraftGroup): boolean =>
  Object.keys(form.steps).some((id) => isAnswered(form, id, draft));

/** The whole application as it is sent, or undefined while any step has a message. */
export const answersOf = (
  form: Form,
  draft: DraftGroup,
  rules?: PhoneRules,
  lang?: Language,
): Record<string, unknown> | undefined =>
  Object.keys(form.steps).reduce<Record<string, unknown> | undefined>((all, id) => {
    if (!all || !isValid(form, id, draft, rules, lang)) return undefined;
    const { answers } = validateStep(form, id, draft, rules, lang);
    return { ...all, ...(form.steps[id]!.topLevel ? answers : { [id]: answers }) };
  }, {});
