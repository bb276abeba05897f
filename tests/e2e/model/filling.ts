import type { AnyMachineSnapshot } from 'xstate';
import { answerAt, type Path } from '#forms/draft.ts';
import { areEntries, type DraftGroup, type DraftValue, entriesOf, filesOf } from '#forms/draftValue.ts';
import type { Field } from '#forms/fieldTypes.ts';
import type { Form } from '#forms/form.ts';
import { type Question, questionsOf } from '#forms/questions.ts';
import type { MachineEvent } from '#machines/inspect/samples.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';

/** The path of an example's answer in a draft with other keys of entries. `lacks` is the list that lacks the entry. */
const pathIn = (example: DraftGroup, path: Path, keysOf: (list: Path) => string[]): { path: Path; lacks?: Path } => {
  const found: string[] = [];
  for (const [depth, segment] of path.entries()) {
    const holder = answerAt(example, path.slice(0, depth));
    if (!areEntries(holder)) found.push(segment);
    else {
      const keys = keysOf([...found]);
      const at = holder.findIndex(({ key }) => key === segment);
      if (keys[at] === undefined) return { path: [...found, `f${at}`, ...path.slice(depth + 1)], lacks: found };
      found.push(keys[at]);
    }
  }
  return { path: found };
};

const isThere = (field: Field, held: DraftValue | undefined, wanted: DraftValue | undefined): boolean => {
  if (field.kind !== 'pdf') return held === wanted;
  const names = filesOf(held).map(({ name }) => name);
  return filesOf(wanted).every(({ name }) => names.includes(name));
};

/** The questions of a step whose answers in a draft differ from an example's, and the events that the page sends when they are answered. */
export const answersAsEvents = (form: Form, step: string, example: DraftGroup, draft: DraftGroup) => {
  const events: WizardEvent[] = [];
  const questions: Question[] = [];
  const keys = new Map<string, string[]>();
  const keysOf = (list: Path) => {
    const name = list.join('.');
    const held = keys.get(name) ?? entriesOf(answerAt(draft, list)).map(({ key }) => key);
    keys.set(name, held);
    return held;
  };
  for (const question of questionsOf(form, step, example)) {
    const { path, lacks } = pathIn(example, question.path, keysOf);
    const { field } = question;
    const answer = answerAt(example, question.path);
    if (!lacks && (answer === '' || isThere(field, answerAt(draft, path), answer))) continue;
    questions.push(question);
    if (lacks) {
      const key = path[lacks.length]!;
      events.push({ type: 'ADD_ENTRY', path: lacks, key });
      keysOf(lacks).push(key);
    }
    if (field.kind === 'pdf') {
      const files = filesOf(answer);
      const choice = { path, files, multiple: field.multiple ?? false };
      if (files.length > 0) events.push({ type: 'CHOOSE', ...choice }, { type: 'ATTACH', files });
    } else if (answer !== '' && !isThere(field, answerAt(draft, path), answer)) {
      events.push({ type: 'CHANGE', path, answer });
      // A list that was reset has one blank entry with a random key.
      if ('resets' in field)
        for (const name of field.resets ?? []) keys.set([...path.slice(0, -1), name].join('.'), ['*']);
    }
  }
  return { events, questions };
};

/** Replaces the placeholder in an event by the key of the entry that a reset list has. */
export const withEntry = <E extends MachineEvent>({ context }: AnyMachineSnapshot, event: E): E => {
  if (!('path' in event) || !event.path.includes('*')) return event;
  const at = event.path.indexOf('*');
  const list = event.path.slice(0, at).reduce((holder, segment) => holder[segment], context.draft);
  return { ...event, path: event.path.with(at, list[0].key) };
};
