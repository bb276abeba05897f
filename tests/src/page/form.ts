import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Attachment } from '#forms/attachment.ts';
import { answerAt } from '#forms/draft.ts';
import { filesOf, textOf } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { nameAt, type Question, questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { contentOf } from '#tests/e2e/savedOnDevice.ts';

export const user = userEvent.setup({ delay: null, applyAccept: false, pointerEventsCheck: 0 });

export const controlsOf = (name: string) => [...document.getElementsByName(name)] as HTMLInputElement[];

/** The control of a wire name; of a yes and a no, the first. */
export const control = (name: string) => {
  const [found] = controlsOf(name);
  if (!found) throw new Error(`There is no control ${name}.`);
  return found;
};
export const isAsked = (name: string): boolean => controlsOf(name).length > 0;

const put = (element: HTMLInputElement, value: string) => {
  element.focus();
  if (element.type === 'radio') return element.click();
  // React's own setter on the element would hide the change from React.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!.set!.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Answers one question, as one edit each. */
export const enter = (name: string, value: string): void => {
  const controls = controlsOf(name);
  if (controls[0]?.type === 'radio') put(controls.find((each) => each.value === value)!, value);
  else {
    // The two years of a period.
    const values = controls.length > 1 ? value.split('-') : [value];
    for (const [at, each] of values.entries()) put(controls[at]!, each);
  }
};

/** Whether the browser would ask before it leaves the page. */
export const isAskedBeforeLeaving = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const leave = () => (document.activeElement as HTMLElement).blur();

export const attach = (name: string, files: readonly Attachment[]) =>
  user.upload(
    control(name),
    files.map(({ body }) => body as File),
  );

/** Keeps a file from being read. Gives what lets it be read. */
export const holdBack = (file: File): (() => void) => {
  const bytes = file.arrayBuffer();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  file.arrayBuffer = () => released.then(() => bytes);
  return release;
};

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
/** Next, or Submit in the last step. */
export const forward = () => document.querySelector<HTMLButtonElement>('#forward')!;
export const dialog = () => within(screen.getByRole('dialog'));

export const expectFocusOn = (id: string) => waitFor(() => expect(document.activeElement?.id).toBe(id));

/** Answers one step, in page order. */
export const fillStep = async (form: Form, id: string, answers: unknown): Promise<void> => {
  const draft = draftOf(form, answers);
  let opened: Question['entry'];
  for (const { path, entry } of questionsOf(form, id, draft)) {
    const name = nameAt(draft, path);
    const adds = new RegExp(`^Add another ${entry?.list.entry}`);
    const begins = entry && (entry.list !== opened?.list || entry.position !== opened.position);
    opened = entry;
    // What an answer or a new entry opens is there after it was painted.
    await waitFor(() => expect(isAsked(name) || (begins && button(adds))).toBeTruthy());
    if (!isAsked(name)) await press(adds);
    await waitFor(() => expect(isAsked(name)).toBe(true));
    const files = filesOf(answerAt(draft, path));
    const value = textOf(answerAt(draft, path));
    if (files.length > 0) await attach(name, files);
    else if (value !== '') enter(name, value);
  }
  leave();
};

/** Resolves when a step is open, and the address is its. */
export const stepOpens = (form: Form, id: string) =>
  waitFor(() => {
    expect(document.querySelector('#step-heading > span')?.textContent).toBe(form.steps[id]!.title);
    expect(location.search).toBe(`?step=${id}`);
    expect(document.title).toContain(form.steps[id]!.title);
  });

/** Presses Next or Submit, once it is enabled. */
export const goOn = async (): Promise<void> => {
  await waitFor(() => expect(forward().disabled).toBe(false));
  await user.click(forward());
};

/** Answers the steps up to one, the last by default, and stays there. */
export const fillUpTo = async (form: Form, answers: unknown, last = Object.keys(form.steps).at(-1)!): Promise<void> => {
  for (const [at, id] of Object.keys(form.steps).entries()) {
    await stepOpens(form, id);
    if (at > 0) await expectFocusOn('step-heading');
    await fillStep(form, id, answers);
    if (id === last) return;
    await goOn();
  }
};

/** Sends a filled application. Gives the reference in its dialog. */
export const send = async (): Promise<string> => {
  await goOn();
  return (await waitFor(() => dialog().getByText(/./, { selector: '.reference' }))).textContent;
};

/** Resolves when the stored drafts of this device contain a text. */
export const savedOnDevice = (text: string) =>
  waitFor(async () => expect(JSON.stringify(await contentOf('bac-drafts'))).toContain(text));

/** Resolves when a sentence was announced to a screen reader. */
export const announced = (sentence: string | RegExp) =>
  screen.findByText(sentence, { selector: '[role=status], [role=status] *' });

/** Resolves when the page shows a text, be it in several elements. */
export const shows = (text: string) =>
  waitFor(() => expect(document.querySelector('.application')!.textContent).toContain(text));
