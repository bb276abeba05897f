import type { AnyStateMachine } from 'xstate';
import { blank, fieldAt, type Path, withAnswer } from '#forms/draft.ts';
import { type DraftGroup, type DraftValue, isGroup } from '#forms/draftValue.ts';
import { branchesOf, type Form } from '#forms/form.ts';
import { holds, type Rule } from '#forms/rule.ts';
import { t } from '#languages/message.ts';
import { combinationOf, guardPart, stateText } from '#machines/inspect/guardText.ts';

/** What a guard asks. */
export interface Asked {
  guard: string;
  text: string;
}

/** One of these values at each of these paths. */
type Clause = readonly [path: Path, values: readonly string[]];

/** A draft that tells which of its answers are read. */
const watched = (draft: DraftGroup, read: (path: Path) => void, at: Path = []): DraftGroup =>
  new Proxy(draft, {
    get(group, name: string) {
      const value: DraftValue = group[name];
      if (isGroup(value)) return watched(value, read, [...at, name]);
      read([...at, name]);
      return value;
    },
  });

const valuesAt = (form: Form, path: Path): readonly string[] | undefined => {
  const field = fieldAt(form, path);
  return field && 'options' in field ? ['', ...(field.options?.() ?? []).map(({ value }) => value)] : undefined;
};

/** When a rule holds, found by trying every choice of the answers it reads; undefined where one of them is not a choice. */
const alternatives = (form: Form, rule: Rule, draft: DraftGroup, known: readonly string[]): Clause[][] | undefined => {
  let next: Path | undefined;
  const doesHold = holds(
    rule,
    watched(draft, (path) => {
      if (!known.includes(path.join())) next ??= path;
    }),
  );
  if (!next) return doesHold ? [[]] : [];
  const path = next;
  const values = valuesAt(form, path);
  const tried = values?.map((value) => ({
    value,
    rest: alternatives(form, rule, withAnswer(draft, path, value), [...known, path.join()]),
  }));
  if (!tried || tried.some(({ rest }) => !rest)) return undefined;
  const results = new Map(tried.map(({ rest }) => [JSON.stringify(rest), rest!]));
  const alike = [...results].map(([text, rest]) => {
    const some = tried.filter((each) => JSON.stringify(each.rest) === text);
    return { clause: [path, some.map(({ value }) => value)] as Clause, rest };
  });
  const always = alike.find(({ rest }) => rest[0]?.length === 0);
  if (alike.length === 1) return alike[0]!.rest;
  // A, or else B: the second alternative need not repeat that A is not so.
  if (always && alike.length === 2) return [[always.clause], ...alike.find((one) => one !== always)!.rest];
  return alike.flatMap(({ clause, rest }) => rest.map((clauses) => [clause, ...clauses]));
};

const clauseText = (form: Form, [path, values]: Clause): string => {
  const field = fieldAt(form, path)!;
  const title = form.steps[path[0]!]?.title;
  const options = 'options' in field ? (field.options?.() ?? []) : [];
  const all = [{ value: '', label: 'no answer' }, ...options];
  const isShort = values.length <= all.length / 2;
  const named = all.filter(({ value }) => values.includes(value) === isShort).map(({ label }) => `“${t(label)}”`);
  return `${title ? `${t(title)}, ` : ''}“${t(field.label)}” is ${isShort ? '' : 'anything but '}${named.join(' or ')}`;
};

/** The answers that make a rule hold, in words. */
export const answersThat = (form: Form, rule: Rule): string | undefined =>
  alternatives(form, rule, blank(form), [])
    ?.map((clauses) => clauses.map((clause) => clauseText(form, clause)).join(', and '))
    .join('; or ');

/** A function's source, its lines as far to the left as they go. */
const sourceOf = (what: unknown): string => {
  const [first = '', ...rest] = String(what).split('\n');
  const margin = Math.min(...rest.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return [first, ...rest.map((line) => line.slice(margin))].join('\n');
};

/** What each part of a guard asks: for a rule of a form the answers, for any other guard its source. */
export const asksOf = (machine: AnyStateMachine, form: Form | undefined, guard: unknown): Asked[] => {
  if (guard === undefined) return [];
  const part = guardPart(guard);
  const { type, guards = [], stateValue } = part;
  if (combinationOf(part)) return guards.flatMap((each) => asksOf(machine, form, each));
  if (stateValue !== undefined) return [{ guard: stateText(stateValue), text: 'that state is active' }];
  const rule =
    form &&
    Object.values(form.steps)
      .flatMap(branchesOf)
      .find(({ name }) => name === type);
  const judge: unknown = rule?.holds ?? (type === undefined ? guard : machine.implementations.guards[type]);
  const text = (rule && answersThat(form, rule)) ?? sourceOf(judge);
  return [{ guard: type ?? 'a guard without a name', text }];
};
