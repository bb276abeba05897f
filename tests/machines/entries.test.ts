import { describe, expect, test } from 'vitest';
import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, entriesOf, filesOf } from '#forms/draftValue.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';
import { attach, startWizard } from '#tests/machines/startWizard.ts';

const languages = ['education', 'languages'];
const schools = ['education', 'academicInfo'];
const passport = ['personalInfo', 'passport'];
const certificate = (key: string) => [...schools, key, 'certificate'];
const add = (path: string[], key: string): WizardEvent => ({ type: 'ADD_ENTRY', path, key });
const remove = (path: string[], key: string): WizardEvent => ({ type: 'REMOVE', path, key });
const attachTo = (path: string[], ...names: string[]): WizardEvent[] =>
  attach(
    path,
    names.map((name) => examplePdf(name)),
  );

/** A wizard with three languages: Arabic, French and Armenian. */
const withLanguages = () => {
  const wizard = startWizard();
  wizard.goTo('education', 'single man');
  const names = { e1: 'Arabic', e2: 'French', e3: 'Armenian' };
  wizard.send(add(languages, 'e2'), add(languages, 'e3'));
  for (const [key, answer] of Object.entries(names))
    wizard.send({ type: 'CHANGE', path: [...languages, key, ''], answer });
  const spoken = () => entriesOf(answerAt(wizard.context().draft, languages)).map((entry) => entry['']);
  return { ...wizard, spoken };
};

describe('a list', () => {
  test('grows at its end by a blank entry', () => {
    const { send, spoken } = withLanguages();
    send(add(languages, 'e4'));
    expect(spoken()).toEqual(['Arabic', 'French', 'Armenian', '']);
  });

  test('grows to 20 entries and no further', () => {
    const { send, spoken } = withLanguages();
    for (let i = 4; i <= 25; i++) send(add(languages, `e${i}`));
    expect(spoken()).toHaveLength(20);
  });

  test('loses the entry with this key, and the others keep their answers', () => {
    const { send, spoken } = withLanguages();
    send(remove(languages, 'e2'));
    expect(spoken()).toEqual(['Arabic', 'Armenian']);
  });

  test('never loses its first entry', () => {
    const { send, spoken } = withLanguages();
    send(remove(languages, 'e1'));
    expect(spoken()).toEqual(['Arabic', 'French', 'Armenian']);
  });

  test('is not changed by the removal of an entry that is gone', () => {
    const { send, spoken, context } = withLanguages();
    send(remove(languages, 'e2'), remove(languages, 'e2'));
    expect(spoken()).toEqual(['Arabic', 'Armenian']);
    expect(context().removal?.entry.key).toBe('e2');
  });
});

describe('undoing a removal', () => {
  test('puts the same entry back in its place', () => {
    const { send, spoken, context } = withLanguages();
    const entry = entriesOf(answerAt(context().draft, languages))[1];
    send(remove(languages, 'e2'), { type: 'UNDO_REMOVE' });
    expect(spoken()).toEqual(['Arabic', 'French', 'Armenian']);
    expect(entriesOf(answerAt(context().draft, languages))[1]).toBe(entry);
    expect(context().removal).toBeUndefined();
  });

  test('brings back the last one that was removed', () => {
    const { send, spoken } = withLanguages();
    send(remove(languages, 'e3'), remove(languages, 'e2'), { type: 'UNDO_REMOVE' });
    expect(spoken()).toEqual(['Arabic', 'French']);
  });

  test('keeps what was typed meanwhile', () => {
    const { send, spoken } = withLanguages();
    send(remove(languages, 'e2'), { type: 'CHANGE', path: [...languages, 'e3', ''], answer: 'English' });
    send({ type: 'UNDO_REMOVE' });
    expect(spoken()).toEqual(['Arabic', 'French', 'English']);
  });

  test('does not exceed 20 entries', () => {
    const { send, spoken } = withLanguages();
    for (let i = 4; i <= 20; i++) send(add(languages, `e${i}`));
    send(remove(languages, 'e2'), add(languages, 'e21'), { type: 'UNDO_REMOVE' });
    expect(spoken()).toHaveLength(20);
  });

  test('is no longer offered in another step', () => {
    const { send, context, goTo } = withLanguages();
    send(remove(languages, 'e2'));
    expect(context().removal).toBeDefined();
    send({ type: 'PREVIOUS' });
    expect(context().removal).toBeUndefined();
    goTo('education', 'single man');
    send({ type: 'UNDO_REMOVE' });
    expect(answerAt(context().draft, languages)).toHaveLength(2);
  });
});

describe('a file', () => {
  const attachedTo = (draft: DraftGroup, path: string[]) => filesOf(answerAt(draft, path)).map(({ name }) => name);

  test('that is still read when its entry is removed comes back with it', () => {
    const { send, context, goTo } = startWizard();
    goTo('education', 'single man');
    const [choose, attached] = attach(certificate('e2'), [examplePdf('late.pdf')]);
    send(add(schools, 'e2'), choose!, remove(schools, 'e2'), attached!);
    expect(context().reading).toEqual([]);
    send({ type: 'UNDO_REMOVE' });
    expect(attachedTo(context().draft, certificate('e2'))).toEqual(['late.pdf']);
  });

  test('is attached, replaced and removed again', () => {
    const { send, context } = startWizard();
    send(...attachTo(passport, 'one.pdf'));
    expect(attachedTo(context().draft, passport)).toEqual(['one.pdf']);
    send(...attachTo(passport, 'two.pdf', 'three.pdf'));
    expect(attachedTo(context().draft, passport)).toEqual(['three.pdf']);
    send({ type: 'DETACH', path: passport, ids: ['three.pdf'] });
    expect(attachedTo(context().draft, passport)).toEqual([]);
  });

  test('is removed by its identity, not by its position', () => {
    const { send, context } = startWizard();
    const files = ['one.pdf', 'two.pdf', 'three.pdf'].map((name) => examplePdf(name));
    send(...attach(passport, files.slice(0, 1), true));
    send(...attach(passport, files.slice(1), true));
    expect(attachedTo(context().draft, passport)).toEqual(['one.pdf', 'two.pdf', 'three.pdf']);
    send({ type: 'DETACH', path: passport, ids: ['two.pdf'] }, { type: 'DETACH', path: passport, ids: ['gone.pdf'] });
    expect(attachedTo(context().draft, passport)).toEqual(['one.pdf', 'three.pdf']);
  });

  test('stays with its entry when the one before is removed, and when it comes back', () => {
    const { send, context, goTo } = startWizard();
    goTo('education', 'single man');
    send(add(schools, 'e2'), add(schools, 'e3'));
    for (const key of ['e1', 'e2', 'e3']) send(...attachTo(certificate(key), `${key}.pdf`));
    send(remove(schools, 'e2'));
    expect(attachedTo(context().draft, certificate('e3'))).toEqual(['e3.pdf']);
    send({ type: 'UNDO_REMOVE' });
    for (const key of ['e1', 'e2', 'e3']) expect(attachedTo(context().draft, certificate(key))).toEqual([`${key}.pdf`]);
  });

  test('that is read after its entry was removed leaves the draft as it is', () => {
    const { send, context } = withLanguages();
    send(add(schools, 'e2'), remove(schools, 'e2'));
    const { draft } = context();
    send(...attachTo(certificate('e2'), 'removed.pdf'), {
      type: 'DETACH',
      path: certificate('e2'),
      ids: ['removed.pdf'],
    });
    expect(context().draft).toBe(draft);
  });
});
