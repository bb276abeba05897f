import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Form } from '#forms/form.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';
import { placeOf, stepOf, type WizardSnapshot } from '#machines/wizard/snapshot.ts';

/** What a user sees of a form's state. */
interface Sight {
  place: string;
  /** The names of the questions that show. */
  questions?: string[];
  /** Whether Next, or Submit, can be pressed. */
  forward?: boolean;
}

/** What a page shows. Runs in the page. */
const shownIn = (titles: Record<string, string>): Sight => {
  // What shows before has its buttons already.
  if (!document.querySelector('.wizard[data-ready]')) return { place: 'opening' };
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const result = /result--(\w+)/.exec(document.querySelector('dialog[open]')?.className ?? '')?.[1];
  if (result) return { place: result };
  const heading = document.querySelector('#step-heading')?.firstChild?.textContent ?? '';
  const step = Object.keys(titles).find((id) => titles[id] === heading);
  if (!step)
    return { place: /has arrived/.test(text('main')) ? 'receipt' : /Fill The Form/.test(text('main')) ? 'info' : '' };
  // The country of a phone number is part of its answer.
  const controls = [...document.querySelectorAll('.step-fields [name]:not([name$="]Country"])')];
  const named = controls.map((control) => control.getAttribute('name')!);
  return {
    place: step,
    questions: [...new Set(named)].toSorted(),
    forward: !document.querySelector<HTMLButtonElement>('.step button[type=submit]')!.disabled,
  };
};

const expected = (form: Form, snapshot: WizardSnapshot): Sight => {
  const place = placeOf(snapshot);
  const step = stepOf(snapshot);
  if (snapshot.matches({ journey: { submitting: { sending: 'leaving' } } })) return { place: 'leaving' };
  if (step !== place) return { place };
  const { draft } = snapshot.context;
  const names = questionsOf(form, step, draft).map(({ path }) => nameAt(draft, path));
  const forward = snapshot.can({ type: 'NEXT' }) || snapshot.can({ type: 'SUBMIT' });
  return { place, questions: [...new Set(names)].toSorted(), forward };
};

/** Waits until a page is where the machine is: the same place, the same questions, the same way on. */
export const standsLike = async (page: Page, form: Form, snapshot: AnyMachineSnapshot, after: string) => {
  const wizard = snapshot as WizardSnapshot;
  const { forward, ...view } = expected(form, wizard);
  const titles = Object.fromEntries(Object.entries(form.steps).map(([id, { title }]) => [id, title]));
  // A page's own clock opens the throttle while the test continues.
  const known = forward === undefined || wizard.matches({ cooldown: 'waiting' }) ? {} : { forward };
  await expect
    .poll(() => page.evaluate(shownIn, titles), { message: `after: ${after}` })
    .toMatchObject({ ...view, ...known });
};
