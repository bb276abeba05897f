import type { AnyStateMachine } from 'xstate';
import { blank, fieldAt, type Path, withAnswer } from '#forms/draft.ts';
import { type DraftGroup, type DraftValue, isGroup } from '#forms/draftValue.ts';
import { branchesOf, type Form } from '#forms/form.ts';
import { holds, type Rule } from '#forms/rule.ts';
import { t } from '#languages/message.ts';
import { guardName } from '#machines/inspect/guards.ts';
import { type Guard, parseGuard } from '#machines/inspect/xstateInternals.ts';

/** A condition of a guard. */
export interface GuardCondition {
  name: string;
  /** The answers that fulfil it, or its source. */
  text: string;
}

/** One of these values at each of these paths. */
type Clause = readonly [path: Path, values: readonly string[]];

/** A draft that reports which of its answers are read. */
const observed = (draft: DraftGroup, onRead: (path: Path) => void, at: Path = []): DraftGroup =>
  new Proxy(draft, {
    get(group, name: string) {
      const value: DraftValue = group[name];
      if (isGroup(value)) return observed(value, onRead, [...at, name]);
      onRead([...at, name]);
      return value;
    },
  });

/** The paths of the answers that a rule reads in a draft. */
export const pathsReadBy = (rule: Rule, draft: DraftGroup): Path[] => {
  const paths: Path[] = [];
  holds(
    rule,
    observed(draft, (path) => paths.push(path)),
  );
  return paths;
};

const valuesAt = (form: Form, path: Path): readonly string[] | undefined => {
  const field = fieldAt(form, path);
  return field && 'options' in field ? ['', ...(field.options?.() ?? []).map(({ value }) => value)] : undefined;
};

/**
 * When a rule holds, found by trying every choice of each answer that it reads: one list of clauses for each alternative.
 * Undefined where it reads another answer than a choice. So the rule stays the one truth: a text beside it would be a second copy, and
 * its source has names of values, which readers of a chart do not know.
 */
const alternativesOf = (
  form: Form,
  rule: Rule,
  draft: DraftGroup,
  tried: readonly string[] = [],
): Clause[][] | undefined => {
  const path = pathsReadBy(rule, draft).find((each) => !tried.includes(each.join()));
  if (!path) return holds(rule, draft) ? [[]] : [];
  // Values with the same alternatives are one clause.
  const groups = new Map<string, { values: string[]; rest: Clause[][] }>();
  for (const value of valuesAt(form, path) ?? []) {
    const rest = alternativesOf(form, rule, withAnswer(draft, path, value), [...tried, path.join()]);
    if (!rest) return undefined;
    const { values } = groups.get(JSON.stringify(rest)) ?? { values: [] };
    groups.set(JSON.stringify(rest), { values: [...values, value], rest });
  }
  const [one, ...others] = groups.values();
  if (!one) return undefined;
  if (others.length === 0) return one.rest;
  const always = [one, ...others].find(({ rest }) => rest[0]?.length === 0);
  // A, or else B: the second alternative need not repeat that A is not so.
  if (always && others.length === 1) return [[[path, always.values]], ...(always === one ? others[0]! : one).rest];
  return [one, ...others].flatMap(({ values, rest }) => rest.map((clauses): Clause[] => [[path, values], ...clauses]));
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
export const answersFor = (form: Form, rule: Rule): string | undefined =>
  alternativesOf(form, rule, blank(form))
    ?.map((clauses) => clauses.map((clause) => clauseText(form, clause)).join(', and '))
    .join('; or ');

/** A function's source, its lines as far to the left as they go. */
const sourceOf = (predicate: unknown): string => {
  const [first = '', ...rest] = String(predicate).split('\n');
  const margin = Math.min(...rest.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return [first, ...rest.map((line) => line.slice(margin))].join('\n');
};

const conditionsIn = (machine: AnyStateMachine, form: Form | undefined, guard: Guard): GuardCondition[] => {
  if (guard.kind === 'not')
    return guard.guards
      .flatMap((part) => conditionsIn(machine, form, part))
      .map(({ name, text }) => ({ name: `not ${name}`, text: `unless: ${text}` }));
  if ('guards' in guard) return guard.guards.flatMap((part) => conditionsIn(machine, form, part));
  const name = guardName(guard);
  if (guard.kind === 'state') return [{ name, text: 'that state is active' }];
  if (guard.kind === 'inline') return [{ name, text: sourceOf(guard.predicate) }];
  const rules = Object.values(form?.steps ?? {}).flatMap(branchesOf);
  const rule = rules.find((each) => each.name === guard.name);
  const text = form && rule && answersFor(form, rule);
  return [{ name, text: text ?? sourceOf(rule?.holds ?? machine.implementations.guards[guard.name]) }];
};

/** The conditions of a guard: those of a form's rule are answers, of any other guard its source. */
export const guardConditionsOf = (
  machine: AnyStateMachine,
  form: Form | undefined,
  guard: unknown,
): GuardCondition[] => (guard === undefined ? [] : conditionsIn(machine, form, parseGuard(guard)));
