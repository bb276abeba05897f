import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Form } from '#forms/form.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';
import { placeOf, stepOf, type WizardSnapshot } from '#machines/wizard/snapshot.ts';

/** What a user can see of a snapshot. */
interface View {
  place: string;
  /** The names of the questions. */
  questions?: string[];
  /** Whether Next, or Submit, is enabled. */
  forward?: boolean;
}

/** Runs in the page: what it shows. */
const viewIn = (titles: Record<string, string>): View => {
  if (!document.querySelector('.wizard[data-ready]')) return { place: 'opening' };
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const result = /result--(\w+)/.exec(document.querySelector('dialog[open]')?.className ?? '')?.[1];
  if (result) return { place: result };
  const heading = document.querySelector('#step-heading')?.firstChild?.textContent ?? '';
  const step = Object.keys(titles).find((id) => titles[id] === heading);
  if (!step) return { place: /has arrived/.test(text('main')) ? 'receipt' : '' };
  // The country of a phone number is part of its answer.
  const controls = [...document.querySelectorAll('.step-fields [name]:not([name$="]Country"])')];
  const named = controls.map((control) => control.getAttribute('name')!);
  return {
    place: step,
    questions: [...new Set(named)].toSorted(),
    forward: !document.querySelector<HTMLButtonElement>('.step button[type=submit]')!.disabled,
  };
};

const viewOf = (form: Form, snapshot: WizardSnapshot): View => {
  const place = placeOf(snapshot);
  const step = stepOf(snapshot);
  if (snapshot.matches({ journey: { submitting: { sending: 'leaving' } } })) return { place: 'leaving' };
  if (step !== place) return { place };
  const { draft } = snapshot.context;
  const names = questionsOf(form, step, draft).map(({ path }) => nameAt(draft, path));
  const questions = [...new Set(names)].toSorted();
  // On the page the time between two submissions passes by itself.
  if (snapshot.matches({ cooldown: 'waiting' })) return { place, questions };
  return { place, questions, forward: snapshot.can({ type: 'NEXT' }) || snapshot.can({ type: 'SUBMIT' }) };
};

/** Waits until a page shows what a snapshot says. */
export const expectView = async (page: Page, form: Form, snapshot: WizardSnapshot, after: string) => {
  const titles = Object.fromEntries(Object.entries(form.steps).map(([id, { title }]) => [id, title]));
  await expect
    .poll(() => page.evaluate(viewIn, titles), { message: `after: ${after}` })
    .toMatchObject(viewOf(form, snapshot));
};
