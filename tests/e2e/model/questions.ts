import type { Page } from 'playwright-core';
import { isValid } from '#forms/check.ts';
import { answerAt, pathOfStep, withAnswer } from '#forms/draft.ts';
import { type DraftGroup, entriesOf, filesOf } from '#forms/draftValue.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { branchesOf, type Form } from '#forms/form.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { holds, type Rule } from '#forms/rule.ts';
import type { Application } from '#tests/applications.ts';
import { control } from '#tests/e2e/application.ts';
import { answer, fileOnDisk } from '#tests/e2e/fill.ts';
import { answersAsEvents } from '#tests/e2e/model/filling.ts';
import { press, type UserAction } from '#tests/e2e/model/userAction.ts';
import { files } from '#tests/e2e/visit.ts';
import { crossStepRules } from '#tests/machines/crossStepRules.ts';

const drafts = new WeakMap<object, DraftGroup>();
const draftNamed = (form: Form, answers: object): DraftGroup => {
  const known: DraftGroup = drafts.get(answers) ?? draftOf(form, answers);
  drafts.set(answers, known);
  return known;
};

/** Which branches of a step are open. */
const branchesWith = (rules: readonly Rule[], draft: DraftGroup): string =>
  rules.map((rule) => holds(rule, draft)).join();

/** Filling a step in as the examples do: as one of those that are asked the same, here and in later steps. */
const filling = (form: Form, step: string, examples: Application['examples'], draft: DraftGroup): UserAction[] => {
  const rules = [...branchesOf(form.steps[step]!), ...crossStepRules(form, examples)];
  const ways = Object.entries(examples).map(([name, answers]): [string, UserAction] => {
    const example = draftNamed(form, answers);
    const { events, questions } = answersAsEvents(form, step, example, draft);
    const action: UserAction = {
      says: `fill ${step} as ${name}`,
      events,
      act: (page) => answer(page, example, questions, files()),
    };
    return [branchesWith(rules, example), action];
  });
  return [...new Map(ways).values()];
};

/** Another answer that opens or closes a branch: no example may change its mind so. */
const choosing = (form: Form, step: string, draft: DraftGroup): UserAction[] => {
  const rules = branchesOf(form.steps[step]!);
  const now = branchesWith(rules, draft);
  return questionsOf(form, step, draft)
    .filter(({ field, entry }) => field.kind === 'choice' && !entry && !('resets' in field))
    .flatMap(({ path, field }) => {
      const name = nameAt(draft, path);
      const options = (field.options?.() ?? []).filter(
        ({ value }) => branchesWith(rules, withAnswer(draft, path, value)) !== now,
      );
      return options.map(({ value, label }) => ({
        says: `choose ${label} in ${name}`,
        events: [{ type: 'CHANGE' as const, path, answer: value }],
        act: async (page: Page) => void (await control(page, name).selectOption(value)),
      }));
    });
};

/** Answering all questions of a part with no, where one of them is answered otherwise. */
const refusing = (form: Form, step: string, draft: DraftGroup): UserAction[] => {
  const questions = questionsOf(form, step, draft).filter(({ field }) => field.kind === 'yesNo' && field.part?.noToAll);
  const [first] = questions;
  if (!first || questions.every(({ path }) => answerAt(draft, path) === 'no')) return [];
  const answers = questions.map(({ path }) => [path, 'no'] as const);
  const { offer } = first.field.part!.noToAll!;
  return [
    {
      says: offer,
      events: [{ type: 'ANSWER_ALL', by: [...first.path, 'all'], answers }],
      act: (page) => press(page, offer),
    },
  ];
};

const inLists = (form: Form, step: string, draft: DraftGroup): UserAction[] =>
  Object.entries(form.steps[step]!.fields)
    .filter(([name, field]) => field.kind === 'list' && (!field.when || holds(field.when, draft)) && name)
    .slice(0, 1)
    .flatMap(([name, field]) => {
      const path = [...pathOfStep(form, step), name];
      const entries = entriesOf(answerAt(draft, path));
      const { entry } = field as { entry: string };
      const add = { type: 'ADD_ENTRY', path, key: `a${entries.length}` } as const;
      const remove = { type: 'REMOVE', path, key: entries.at(-1)!.key } as const;
      return [
        { says: `add a ${entry}`, events: [add], act: (page: Page) => press(page, `Add another ${entry}`) },
        ...(entries.length > 1
          ? [
              {
                says: `remove the last ${entry}`,
                events: [remove],
                act: (page: Page) => press(page, `Remove ${entry} ${entries.length}`),
              },
            ]
          : []),
      ];
    });

const inFiles = (form: Form, step: string, draft: DraftGroup): UserAction[] =>
  questionsOf(form, step, draft)
    .filter(({ field, entry }) => field.kind === 'pdf' && !entry)
    .slice(0, 1)
    .flatMap(({ path }) => {
      const name = nameAt(draft, path);
      const file = examplePdf(`chosen-for-${step}.pdf`);
      const [first] = filesOf(answerAt(draft, path));
      const attach: UserAction = {
        says: `attach a file to ${name}`,
        events: [
          { type: 'CHOOSE', path, files: [file], multiple: false },
          { type: 'ATTACH', path, files: [file], multiple: false },
        ],
        act: async (page) => control(page, name).setInputFiles(await fileOnDisk(files(), file)),
      };
      const detach = (id: string, called: string): UserAction => ({
        says: `remove the file of ${name}`,
        events: [{ type: 'DETACH', path, ids: [id] }],
        act: (page) =>
          page
            .getByRole('button', { name: `Remove ${called}` })
            .first()
            .click(),
      });
      return first ? [detach(first.id, first.name)] : [attach];
    });

const leaving = (form: Form, step: string, draft: DraftGroup): UserAction[] => {
  const typed = (kind: string) => !['pdf', 'yesNo', 'years'].includes(kind);
  const question = questionsOf(form, step, draft).find(({ field }) => typed(field.kind));
  if (!question) return [];
  const name = nameAt(draft, question.path);
  return [
    {
      says: `leave ${name}`,
      events: [{ type: 'BLUR', path: question.path }],
      act: async (page) => {
        await control(page, name).focus();
        await control(page, name).blur();
      },
    },
  ];
};

/** What a user does to the questions of a step. */
export const answeringIn = ({ form, examples }: Application, step: string, draft: DraftGroup): UserAction[] => [
  ...filling(form, step, examples, draft),
  // From a whole step only: what one choice opens, and then another, is many places alike.
  ...(isValid(form, step, draft) ? choosing(form, step, draft) : []),
  ...refusing(form, step, draft),
  ...inLists(form, step, draft),
  ...inFiles(form, step, draft),
  ...leaving(form, step, draft),
];
