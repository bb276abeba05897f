import { JSDOM } from 'jsdom';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DateField } from '#src/components/DateField.tsx';
import { FieldGroup } from '#src/components/FieldGroup.tsx';
import { FileField } from '#src/components/FileField.tsx';
import { LinesField } from '#src/components/LinesField.tsx';
import { NeededPanel } from '#src/components/NeededPanel.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { Stepper } from '#src/components/Stepper.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { YearsField } from '#src/components/YearsField.tsx';
import { YesNoField } from '#src/components/YesNoField.tsx';

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
    const { document, control: wrong } = controlOf({ error: 'It is wrong.', hint: 'A hint.', context: 'school 2' });
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    const described = wrong.getAttribute('aria-describedby')!.split(' ');
    const texts = described.map((id) => document.getElementById(id)!.textContent);
    expect(texts[0]).toContain('A hint.');
    expect(texts.at(-1)).toBe('Error, The question, school 2: It is wrong.');
    expect(document.querySelector('label[for=question], legend')!.textContent).toContain('The question, school 2');
    expect(controlOf({}).control.getAttribute('aria-invalid')).toBeNull();
  });

  test('is named by its label', () => {
    const { document, control: labelled } = controlOf({});
    const label = document.querySelector('label[for=question], legend')!;
    expect(label.textContent).toContain('The question');
    expect(labelled.id === 'question' || labelled.contains(label)).toBe(true);
  });
});

const markup = <Props extends object>(component: ComponentType<Props>, props: Partial<Props>) =>
  rendered(component, { ...frame, ...props } as never).body;

test('a number and an address in Latin letters are typed with their keys, and digits of any script stay', () => {
  const typed = (props: object) =>
    attributesOf(markup(TextField, props).querySelector('input'), 'type', 'inputmode', 'dir', 'lang');
  expect(typed({ kind: 'number' })).toEqual({ type: 'text', inputmode: 'numeric', dir: 'auto', lang: null });
  expect(typed({ kind: 'email' })).toEqual({ type: 'text', inputmode: 'email', dir: 'ltr', lang: null });
  expect(typed({ lang: 'ar' })).toEqual({ type: 'text', inputmode: null, dir: 'rtl', lang: 'ar' });
});

test('how an answer is read is said with its field, and the beginning of its label to a screen reader', () => {
  const field = markup(TextField, { note: '4 March 2022', label: 'Does your child read?', lead: 'Does your child' });
  expect(field.querySelector('#question-note')!.textContent).toBe('4 March 2022');
  expect(field.querySelector('input')!.getAttribute('aria-describedby')).toBe('question-note');
  expect([...field.querySelectorAll('label > span')].slice(0, 2).map((each) => each.textContent)).toEqual([
    'Does your child',
    ' read?',
  ]);
});

test('a group whose questions begin alike has its own heading, and their beginning once', () => {
  const given = { heading: 'Support', lead: 'Does your child', children: undefined };
  const group = rendered(FieldGroup, given).querySelector('fieldset')!;
  expect(group.querySelector('legend h3')!.textContent).toBe('Support');
  expect(group.querySelector('p')!.textContent).toBe('Does your child …');
});

test('two years come back as they were chosen, and an optional choice can be emptied', () => {
  const years = ['2019', '2021'].map((year) => ({ value: year, label: year }));
  const selects = markup(YearsField, { options: years, defaultValue: '2019-2021' }).querySelectorAll('select');
  expect([...selects].map(({ value }) => value)).toEqual(['2019', '2021']);
  const choices = (required: boolean) =>
    [...markup(SelectField, { options, required }).querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(choices(true)).toEqual(['', 'Yes', 'No']);
  expect(choices(false)).toEqual(['', 'None', 'Yes', 'No']);
  const isApart = (count: number) =>
    markup(SelectField, { options: Array.from({ length: count }, (_, i) => ({ value: `${i}`, label: `${i}` })) })
      .querySelector('select')!
      .getAttribute('form');
  expect([50, 51].map(isApart)).toEqual([null, 'long-lists']);
});

test('an upload says what it takes, what it replaces, which files it has left out, and which may ask for a password', () => {
  const field = (props: object) => markup(FileField, { files: [], ...props }).textContent;
  const file = { id: 'one', name: 'one.pdf', size: 100, locked: false, verdict: 'pdf' };
  expect(field({})).toContain('One PDF, up to 10 MB.');
  expect(field({ multiple: true })).toContain('Up to 10 PDFs, 10 MB each.');
  expect(field({ files: [file] })).toContain('Replace File');
  expect(field({ files: [file], multiple: true })).toContain('Upload File');
  expect(field({ leftOut: ['1', '2', '3', '4', '5'] })).toContain('Not attached: 1, 2, 3, 4, 5.');
  expect(field({ leftOut: ['1', '2', '3', '4', '5', '6'] })).toContain('1, 2, 3, 4, 5 and 1 more.');
  expect(field({ files: [file] })).not.toContain('may ask for a password');
  expect(field({ files: [{ ...file, locked: true }] })).toContain('may ask for a password');
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
  const reached = rendered(Stepper, { labels: ['One', 'Two', 'Three'], current: 0, open: [true, true, false] });
  expect([...reached.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Two']);
});

test('answers are to be corrected where none is missing, and still needed where one is', () => {
  const words = (...wrong: boolean[]) =>
    rendered(NeededPanel, {
      needed: wrong.map((each, i) => ({ id: `${i}`, text: 'Please answer.', wrong: each })),
      open: false,
    }).querySelector('button')!.textContent;
  expect([words(true, true), words(true, false), words()]).toEqual([
    '2 answers to correct',
    '2 answers still needed',
    'Nothing has been entered in this step yet',
  ]);
});
