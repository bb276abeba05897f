import { JSDOM } from 'jsdom';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AnswerReview } from '#src/components/AnswerReview.tsx';
import { AttachedFiles } from '#src/components/AttachedFiles.tsx';
import { DateField } from '#src/components/DateField.tsx';
import { FileField } from '#src/components/FileField.tsx';
import { LinesField } from '#src/components/LinesField.tsx';
import { NeededPanel } from '#src/components/NeededPanel.tsx';
import { ResultDialog } from '#src/components/ResultDialog.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { StepActions } from '#src/components/StepActions.tsx';
import { Stepper } from '#src/components/Stepper.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { YesNoField } from '#src/components/YesNoField.tsx';
import { PageCard } from '#src/photographs/PageCard.tsx';

/** The document that a component is before its script runs. */
const rendered = <Props extends object>(component: ComponentType<Props>, props: Props) =>
  new JSDOM(renderToStaticMarkup(createElement(component, props))).window.document;

const attributesOf = (element: Element | null, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, element!.getAttribute(name)]));

const frame = { id: 'question', name: 'question', label: 'The question', required: true };
const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const nothing = () => undefined;

const controls = {
  'a text field': [TextField, 'input', {}],
  'a field of several lines': [LinesField, 'textarea', {}],
  'a date': [DateField, 'input', { defaultValue: '' }],
  'a select': [SelectField, 'select', { options }],
  'a yes or no': [YesNoField, 'fieldset', { options }],
  'an upload': [FileField, 'input', { files: [], reading: false }],
} as unknown as Record<string, [component: ComponentType<object>, control: string, props: object]>;

describe.each(Object.entries(controls))('%s', (_, [component, control, props]) => {
  const controlOf = (more: object) => {
    const document = rendered(component, { ...frame, ...props, ...more });
    return { document, control: document.querySelector(control)! };
  };

  test('says that it is required, and that it is not', () => {
    expect(controlOf({}).control.getAttribute('aria-required')).toBe('true');
    expect(controlOf({ required: false }).control.getAttribute('aria-required')).toBeNull();
    expect(controlOf({ required: false }).document.body.textContent).toContain('(optional)');
  });

  test('says that its answer is wrong, and why, after its hint', () => {
    const { document, control: wrong } = controlOf({ error: 'It is wrong.', hint: 'A hint.' });
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    const described = wrong.getAttribute('aria-describedby')!.split(' ');
    const texts = described.map((id) => document.getElementById(id)!.textContent);
    expect(texts[0]).toContain('A hint.');
    expect(texts.at(-1)).toBe('Error, The question: It is wrong.');
    expect(controlOf({}).control.getAttribute('aria-invalid')).toBeNull();
  });

  test('is named by its label', () => {
    const { document, control: labelled } = controlOf({});
    const label = document.querySelector('label[for=question], legend')!;
    expect(label.textContent).toContain('The question');
    expect(labelled.id === 'question' || labelled.contains(label)).toBe(true);
  });
});

test('a dialog of a send is busy while it sends, and named by its heading', () => {
  const dialogOf = (state: 'submitting' | 'leaving' | 'succeeded' | 'failed') =>
    rendered(ResultDialog, { state, heading: 'What has happened' });
  for (const state of ['submitting', 'leaving', 'succeeded', 'failed'] as const) {
    const document = dialogOf(state);
    const dialog = document.querySelector('dialog')!;
    expect(dialog.getAttribute('aria-busy')).toBe(String(state === 'submitting'));
    expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)!.textContent).toBe('What has happened');
  }
});

test('the step in progress is the current one, and only it', () => {
  const document = rendered(Stepper, { labels: ['One', 'Two', 'Three'], current: 1, open: [true, true, false] });
  const steps = [...document.querySelectorAll('li')];
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps.map((step) => step.querySelector('.vh')!.textContent)).toEqual([
    ', completed',
    ', in progress',
    ', not started',
  ]);
  expect(steps.map((step) => step.querySelector('button') !== null)).toEqual([true, false, false]);
});

test('Next says why it is disabled; Previous is disabled in the first step', () => {
  const buttons = (first: boolean, ready: boolean) => [
    ...rendered(StepActions, { first, last: false, ready }).querySelectorAll('button'),
  ];
  const states = (first: boolean, ready: boolean) =>
    buttons(first, ready).map((button) => [button.disabled, button.getAttribute('aria-describedby')]);
  expect(states(true, false)).toEqual([
    [true, null],
    [true, 'needed'],
  ]);
  expect(states(false, true)).toEqual([
    [false, null],
    [false, null],
  ]);
});

test.each([true, false])('a list of what is needed says whether it is unfolded: %s', (open) => {
  const document = rendered(NeededPanel, { needed: [{ id: 'question', text: 'Please answer.' }], open });
  const toggle = document.querySelector('button')!;
  const list = document.querySelector<HTMLElement>(`#${toggle.getAttribute('aria-controls')!}`)!;
  expect([toggle.getAttribute('aria-expanded'), list.hidden]).toEqual([String(open), !open]);
  expect([...list.querySelectorAll('a')].map(({ hash }) => hash)).toEqual(open ? ['#question'] : []);
});

test('a review and each of its sections say whether they are unfolded', () => {
  const section = (id: string, open: boolean) => ({ id, title: id, answers: [], open });
  const document = rendered(AnswerReview, { sections: [section('one', true), section('two', false)], open: true });
  const toggles = [...document.querySelectorAll('button')];
  expect(toggles.map((toggle) => toggle.getAttribute('aria-expanded'))).toEqual(['true', 'true', 'false']);
  for (const toggle of toggles)
    expect(document.querySelector<HTMLElement>(`#${toggle.getAttribute('aria-controls')!}`)!.hidden).toBe(
      toggle.getAttribute('aria-expanded') === 'false',
    );
});

test('each Remove names its file', () => {
  const file = (id: string, more = {}) => ({
    id,
    name: `${id}.pdf`,
    size: 100,
    locked: false,
    verdict: 'pdf',
    ...more,
  });
  const document = rendered(AttachedFiles, {
    id: 'question',
    label: 'The papers',
    files: [file('one'), file('two', { error: 'It is too large.' })],
    onRemove: nothing,
    onEmpty: nothing,
  });
  expect(attributesOf(document.querySelector('ul'), 'aria-label')).toEqual({ 'aria-label': 'The papers' });
  const names = [...document.querySelectorAll('li button')].map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Remove one.pdf', 'Remove two.pdf']);
  expect(document.getElementById('question-error')!.textContent).toContain('two.pdf: It is too large.');
});

test('a page that is being made is busy and cannot be enlarged; while one is made nothing can be changed', () => {
  const card = (more: object) =>
    rendered(PageCard, { id: 'page', number: 1, count: 2, color: false, empty: false, ...more });
  const paper = (more: object) => attributesOf(card(more).querySelector('#page'), 'aria-busy', 'aria-disabled');
  const picture = new Blob(['x']);
  expect(paper({})).toEqual({ 'aria-busy': 'true', 'aria-disabled': 'true' });
  expect(paper({ picture })).toEqual({ 'aria-busy': 'false', 'aria-disabled': null });
  const buttons = [...card({ picture, busy: true }).querySelectorAll('button')];
  expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(buttons.map(() => 'true'));
  const [up, down] = [...card({ picture }).querySelectorAll('button')].filter((button) =>
    button.textContent.startsWith('Move'),
  );
  expect([up, down].map((button) => button!.getAttribute('aria-disabled'))).toEqual(['true', null]);
});
