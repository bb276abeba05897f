import { blank } from '#forms/draft.ts';
import { branchesOf, type Form } from '#forms/form.ts';
import { draftOf } from '#forms/receive.ts';
import type { Rule } from '#forms/rule.ts';
import { pathsReadBy } from '#machines/inspect/guardConditions.ts';

const cache = new WeakMap<Form, readonly Rule[]>();

const findRules = (form: Form, examples: Readonly<Record<string, object>>): readonly Rule[] => {
  const drafts = [blank(form), ...Object.values(examples).map((answers) => draftOf(form, answers))];
  return Object.entries(form.steps).flatMap(([id, step]) => {
    const own = new Set(step.topLevel ? Object.keys(step.fields) : [id]);
    return branchesOf(step).filter((rule) =>
      drafts.some((draft) => pathsReadBy(rule, draft).some(([name = '']) => !own.has(name))),
    );
  });
};

/** The rules that decide in one step by the answers of another, found by evaluating them. */
export const crossStepRules = (form: Form, examples: Readonly<Record<string, object>>): readonly Rule[] => {
  const rules = cache.get(form) ?? findRules(form, examples);
  cache.set(form, rules);
  return rules;
};
