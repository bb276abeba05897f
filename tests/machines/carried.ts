import { blank } from '#forms/draft.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import { branchesOf, type Form } from '#forms/form.ts';
import { draftOf } from '#forms/receive.ts';
import { holds, type Rule } from '#forms/rule.ts';

/** The names at the top of a draft that a rule looks at, given these answers. */
const readBy = (rule: Rule, draft: DraftGroup): string[] => {
  const read = new Set<string>();
  const watched = new Proxy(draft, {
    get: (target, name) => {
      read.add(String(name));
      return Reflect.get(target, name);
    },
  });
  holds(rule, watched);
  return [...read];
};

const known = new WeakMap<Form, readonly Rule[]>();

/** Rules that decide in one step by the answers of another, read off the rules themselves. */
export const carriedIn = (form: Form, examples: Readonly<Record<string, object>>): readonly Rule[] => {
  const carried = known.get(form) ?? found(form, examples);
  known.set(form, carried);
  return carried;
};

const found = (form: Form, examples: Readonly<Record<string, object>>): readonly Rule[] => {
  const drafts = [blank(form), ...Object.values(examples).map((answers) => draftOf(form, answers))];
  return Object.entries(form.steps).flatMap(([id, step]) => {
    const own = new Set(step.topLevel ? Object.keys(step.fields) : [id]);
    return branchesOf(step).filter((rule) =>
      drafts.some((draft) => readBy(rule, draft).some((name) => !own.has(name))),
    );
  });
};
