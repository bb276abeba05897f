import type { Attachment } from '#forms/attachment.ts';
import { answerAt, blankEntry, listAt, type Path, withAnswer } from '#forms/draft.ts';
import type { AnyDraft, Form } from '#forms/form.ts';
import { limits } from '#forms/limits.ts';
import { idOf, questionsOf } from '#forms/questions.ts';
import type { Removal, WizardContext } from '#machines/wizardTypes.ts';

type Part = Partial<WizardContext>;

export const change = ({ draft }: WizardContext, path: Path, answer: unknown): Part => ({
  draft: withAnswer(draft, path, answer),
});

export const leave = ({ touched }: WizardContext, path: Path): Part => {
  const id = idOf(path);
  return touched.has(id) ? {} : { touched: new Set(touched).add(id) };
};

export const attach = (
  { draft }: WizardContext,
  path: Path,
  files: readonly Attachment[],
  multiple: boolean,
): Part => ({
  draft: withAnswer(draft, path, multiple ? [...(answerAt(draft, path) ?? []), ...files] : files.slice(-1)),
});

export const detach = ({ draft }: WizardContext, path: Path, id: string): Part => ({
  draft: withAnswer(
    draft,
    path,
    answerAt(draft, path)?.filter((file: Attachment) => file.id !== id),
  ),
});

export const addEntry = (form: Form, { draft }: WizardContext, path: Path, key: string): Part => {
  const entries = answerAt(draft, path);
  if (entries.length >= limits.entries) return {};
  return { draft: withAnswer(draft, path, [...entries, blankEntry(listAt(form, path), key)]) };
};

export const removeEntry = ({ draft, touched }: WizardContext, list: Path, key: string): Part => {
  const entries = answerAt(draft, list);
  const index = entries.findIndex((entry: AnyDraft) => entry.key === key);
  if (index < 1) return {};
  return {
    draft: withAnswer(draft, list, entries.toSpliced(index, 1)),
    touched,
    removal: { list, index, entry: entries[index] },
  };
};

export const undoRemoval = ({ draft }: WizardContext, { list, index, entry }: Removal): Part => {
  const entries = answerAt(draft, list);
  if (entries.length >= limits.entries) return {};
  return { draft: withAnswer(draft, list, entries.toSpliced(index, 0, entry)), removal: undefined };
};

export const touchStep = (form: Form, { draft, touched }: WizardContext, step: string): Part => ({
  touched: new Set([...touched, ...questionsOf(form, step, draft).map(({ path }) => idOf(path))]),
});
