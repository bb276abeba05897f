import type { Attachment } from '#forms/attachment.ts';
import { hasAnswers } from '#forms/check.ts';
import { answerAt, blankEntry, fieldAt, listAt, type Path, withAnswer } from '#forms/draft.ts';
import { type DraftGroup, type DraftValue, entriesOf, filesOf, textOf } from '#forms/draftValue.ts';
import { canBeSent, isReplacedBy } from '#forms/fileFault.ts';
import { type Form, isBlank } from '#forms/form.ts';
import { newKey } from '#forms/id.ts';
import { textInWords } from '#forms/inWords.ts';
import { limits } from '#forms/limits.ts';
import { allQuestions, idOf, questionsOf } from '#forms/questions.ts';
import type { Choice, Given, Removal, Undoable, WizardContext } from '#machines/wizard/types.ts';

/** What an event changes in the context. */
type Changes = Partial<WizardContext>;

/** An edited draft. The outcome of the last send does not apply to it. */
const edited = (draft: DraftGroup) => ({ draft, lastSend: undefined });

const startsWith = (path: Path, start: Path) => start.every((segment, depth) => path[depth] === segment);

/** An undo that would overwrite what was typed since is dropped. */
const stillUndoable = (undoable: Undoable | undefined, path: Path) =>
  undoable?.before.some(([changed]) => startsWith(path, changed)) ? undefined : undoable;

/** Nothing where the answer is the present one: a date field tells it whenever it is left. */
export const change = ({ draft, undoable }: WizardContext, path: Path, answer: DraftValue): Changes =>
  answerAt(draft, path) === answer
    ? {}
    : { ...edited(withAnswer(draft, path, answer)), undoable: stillUndoable(undoable, path) };

/** The lists that an answer empties when it changes. */
const listsResetBy = (form: Form, path: Path): Path[] => {
  const field = fieldAt(form, path);
  const names = field && 'resets' in field ? (field.resets ?? []) : [];
  return names.map((name) => [...path.slice(0, -1), name]);
};

/** Whether this answer differs from the present one and empties lists. */
export const emptiesLists = (form: Form, { draft }: WizardContext, path: Path, answer: DraftValue): boolean =>
  listsResetBy(form, path).length > 0 && answerAt(draft, path) !== answer;

/** Which answers empty which lists, by their labels. */
export const resetsOf = ({ steps }: Form): string[] =>
  Object.values(steps).flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => {
      const lists = 'resets' in field ? (field.resets ?? []) : [];
      return lists.map((list) => `“${field.label}” empties “${fields[list]!.label}”`);
    }),
  );

const isRecorded = (undoable: Undoable | undefined, path: Path) =>
  undoable?.before.some(([recorded]) => idOf(recorded) === idOf(path)) ?? false;

/** Sets an answer and empties its lists: each has one blank entry. What was in them can be restored. */
export const changeAndReset = (form: Form, context: WizardContext, path: Path, answer: DraftValue): Changes => {
  const { draft, undoable } = context;
  const lists = listsResetBy(form, path);
  const full = lists.filter((list) => !isBlank(listAt(form, list), answerAt(draft, list)));
  const emptied = lists.reduce(
    (draftSoFar, list) => withAnswer(draftSoFar, list, [blankEntry(listAt(form, list), newKey())]),
    withAnswer(draft, path, answer),
  );
  // Lists that were emptied one after another are restored together, and nothing else with them.
  const earlier = undoable && listsResetBy(form, undoable.by).length > 0 ? undoable : undefined;
  if (full.length === 0 && !earlier)
    return { ...edited(emptied), removal: undefined, undoable: stillUndoable(undoable, path) };
  const before = [path, ...full]
    .filter((at) => !isRecorded(earlier, at))
    .map((at) => [at, answerAt(draft, at)] as const);
  return {
    ...edited(emptied),
    undoable: { by: path, before: [...(earlier?.before ?? []), ...before] },
    removal: undefined,
  };
};

/** Sets several answers at once. The answers before can be restored. */
export const changeAll = ({ draft, revision }: WizardContext, by: Path, given: Given): Changes => ({
  ...edited(setAll(draft, given)),
  undoable: { by, before: given.map(([path]) => [path, answerAt(draft, path)] as const) },
  removal: undefined,
  revision: revision + 1,
});

const setAll = (draft: DraftGroup, given: Given): DraftGroup =>
  given.reduce((changed, [path, answer]) => withAnswer(changed, path, answer), draft);

/** Whether an answer is the given one, however it was typed. */
export const isSame = (form: Form, [path, given]: Given[number], answer: DraftValue): boolean => {
  const field = fieldAt(form, path);
  const read = (value: DraftValue) => (field && 'schema' in field ? textInWords(field, textOf(value)) : textOf(value));
  return read(given) === read(answer);
};

/**
 * The draft with answers that its address brings. Where more than these was answered, they are filled in only where there is none: the
 * others, which are returned, may be meant for another application.
 */
export const fillIn = (form: Form, draft: DraftGroup, given: Given): Pick<WizardContext, 'draft' | 'given'> => {
  const isBegun = hasAnswers(
    form,
    setAll(
      draft,
      given.map(([path]) => [path, ''] as const),
    ),
  );
  const isFree = ([path]: Given[number]) => !isBegun || textOf(answerAt(draft, path)).trim() === '';
  return {
    draft: setAll(draft, given.filter(isFree)),
    given: given.filter((each) => !isFree(each) && !isSame(form, each, answerAt(draft, each[0]))),
  };
};

/** Whether a form has answers that can be set at once. */
export const answersTogether = ({ reuses = [], steps }: Form): boolean =>
  reuses.length > 0 ||
  Object.values(steps).some(({ fields }) => Object.values(fields).some(({ part }) => part?.noToAll));

export const undoChange = ({ draft, revision, removal }: WizardContext, { before }: Undoable): Changes => ({
  ...edited(setAll(draft, before)),
  undoable: undefined,
  // A list that is restored whole has its entry again.
  removal: before.some(([path]) => removal && startsWith(removal.list, path)) ? undefined : removal,
  revision: revision + 1,
});

export const touch = ({ touched }: WizardContext, path: Path): Changes => {
  const id = idOf(path);
  return touched.has(id) ? {} : { touched: new Set(touched).add(id) };
};

/** Puts a choice behind those that are still read, or before them: one of the same question would replace it. */
export const choose = ({ reading }: WizardContext, { path, files, multiple }: Choice, first = false): Changes => {
  const choice = { path, files, multiple };
  return {
    reading: first
      ? [choice, ...reading.filter((earlier) => multiple || idOf(earlier.path) !== idOf(path))]
      : [...reading, choice],
  };
};

/** The files of a question once others were chosen. A file that cannot be sent replaces none that can. */
const withChosen = (before: readonly Attachment[], chosen: readonly Attachment[], multiple: boolean) => {
  if (multiple) return [...before.filter((file) => !isReplacedBy(file, chosen)), ...chosen];
  const last = chosen.slice(-1);
  return last.some(canBeSent) ? last : [...before.filter(canBeSent), ...last];
};

/** Attaches the files of the choice that was read. */
export const attach = (context: WizardContext, files: readonly Attachment[]): Changes => {
  const { path, multiple } = context.reading[0]!;
  const attachedTo = <D extends DraftGroup>(answers: D, at: Path): D =>
    withAnswer(answers, at, withChosen(filesOf(answerAt(answers, at)), files, multiple));
  const { removal } = context;
  const removed = removal && [...removal.list, removal.entry.key];
  return {
    ...touch(context, path),
    // An entry that was removed meanwhile may come back.
    ...(removed && startsWith(path, removed)
      ? { removal: { ...removal, entry: attachedTo(removal.entry, path.slice(removed.length)) } }
      : edited(attachedTo(context.draft, path))),
    undoable: stillUndoable(context.undoable, path),
    reading: context.reading.slice(1),
  };
};

/** Opens the photographs of a question, with those of its files that it will replace; those that were kept are attached first. */
export const photograph = ({ draft, photographing }: WizardContext, path: Path, ids: readonly string[]): Changes => {
  if (photographing?.photographs.some(({ file }) => !photographing.replaces.includes(file.id))) return {};
  const photographs = filesOf(answerAt(draft, path)).flatMap((file) => (ids.includes(file.id) ? [{ file }] : []));
  return { photographing: { path, replaces: ids, photographs } };
};

/** Removes files; they can be restored. */
export const detach = ({ draft }: WizardContext, path: Path, ids: readonly string[]): Changes => {
  const answer = answerAt(draft, path);
  return {
    ...edited(withAnswer(draft, path, answer && filesOf(answer).filter((file) => !ids.includes(file.id)))),
    undoable: { by: path, before: [[path, answer]] },
  };
};

export const addEntry = (form: Form, { draft }: WizardContext, path: Path, key: string): Changes => {
  const entries = entriesOf(answerAt(draft, path));
  if (entries.length >= limits.entries) return {};
  return edited(withAnswer(draft, path, [...entries, blankEntry(listAt(form, path), key)]));
};

export const removeEntry = ({ draft }: WizardContext, list: Path, key: string): Changes => {
  const entries = entriesOf(answerAt(draft, list));
  const index = entries.findIndex((each) => each.key === key);
  const entry = entries[index];
  if (index < 1 || !entry) return {};
  return {
    ...edited(withAnswer(draft, list, entries.toSpliced(index, 1))),
    removal: { list, index, entry },
  };
};

export const undoRemoval = ({ draft, revision }: WizardContext, { list, index, entry }: Removal): Changes => {
  const entries = entriesOf(answerAt(draft, list));
  if (entries.length >= limits.entries) return {};
  return {
    ...edited(withAnswer(draft, list, entries.toSpliced(index, 0, entry))),
    removal: undefined,
    // Radio buttons that get a name which others still have take the choice from these: all are rendered anew.
    revision: revision + 1,
  };
};

export const touchStep = (form: Form, { draft, touched }: WizardContext, step: string): Changes => ({
  touched: new Set([...touched, ...questionsOf(form, step, draft).map(({ path }) => idOf(path))]),
});

/** The ids of all questions that have an answer: what is wrong with one is shown when a draft is restored. */
export const answeredIn = (form: Form, draft: DraftGroup | undefined): ReadonlySet<string> =>
  new Set(
    (draft ? allQuestions(form, draft) : []).flatMap(({ field, path }) =>
      isBlank(field, answerAt(draft, path)) ? [] : [idOf(path)],
    ),
  );
