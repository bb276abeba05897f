import { blank } from '#forms/draft.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import { branchesOf, type Form } from '#forms/form.ts';
import { draftOf } from '#forms/receive.ts';
import { holds, type Rule } from '#forms/rule.ts';

/** The names at the top of a draft that a rule reads. */
const namesReadBy = (rule: Rule, draft: DraftGroup): string[] => {
  const names = new Set<string>();
  const observed = new Proxy(draft, {
    get: (target, name) => {
      names.add(String(name));
      return Reflect.get(target, name);
    },
  });
  holds(rule, observed);
  return [...names];
};

const cache = new WeakMap<Form, readonly Rule[]>();

const findRules = (form: Form, examples: Readonly<Record<string, object>>): readonly Rule[] => {
  const drafts = [blank(form), ...Object.values(examples).map((answers) => draftOf(form, answers))];
  return Object.entries(form.steps).flatMap(([id, step]) => {
    const own = new Set(step.topLevel ? Object.keys(step.fields) : [id]);
    return branchesOf(step).filter((rule) =>
      drafts.some((draft) => namesReadBy(rule, draft).some((name) => !own.has(name))),
    );
  });
};

/** The rules that decide in one step by the answers of another, found by evaluating them. */
export const crossStepRules = (form: Form, examples: Readonly<Record<string, object>>): readonly Rule[] => {
  const rules = cache.get(form) ?? findRules(form, examples);
  cache.set(form, rules);
  return rules;
};
