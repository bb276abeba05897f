import type { Locator, Page } from 'playwright-core';
import { answerAt } from '#forms/draft.ts';
import { type DraftValue, filesOf, textOf } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { nameAt, type Question, questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { forward } from '#tests/e2e/application.ts';
import { answer } from '#tests/e2e/fill.ts';

const brief = { timeout: 5_000 };

/** An applicant who looks at the page and does the next thing. */
export interface Applicant {
  /** Does one action, such as a few answers. Gives whether the page shows that the application has arrived. */
  act(page: Page): Promise<boolean>;
  /** From now on answers may be missing that are younger than two seconds, and no others. */
  noteFault(): void;
  /** Answers that were older than that at a fault, and missing after it. */
  lost: string[];
}

const shown = async (locator: Locator) => (await locator.count()) > 0 && (await locator.first().isVisible());

/** The values of the controls, by wire name. */
const valuesOf = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const held: Record<string, string[]> = {};
    for (const control of document.querySelectorAll<HTMLInputElement>('.step [name]')) {
      const files = [...(control.closest('.field')?.querySelectorAll('.file-name bdi') ?? [])];
      const values =
        control.type === 'file'
          ? files.map(({ textContent }) => textContent ?? '')
          : control.type === 'radio' && !control.checked
            ? []
            : [control.value];
      held[control.name] = [...(held[control.name] ?? []), ...values];
    }
    return held;
  });

const digits = (text: string) => text.replaceAll(/\D/g, '');

const isHeld = (held: Record<string, string[]>, name: string, { field }: Question, value: DraftValue): boolean => {
  const values = held[name] ?? [];
  if (field.kind === 'pdf') return filesOf(value).every((file) => values.includes(file.name));
  if (field.kind === 'years') return values.join('-') === value;
  if (field.kind === 'phone') return digits(values.join('')).endsWith(digits(textOf(value)).slice(-6));
  return values.join() === value;
};

export const applicantWith = (form: Form, answers: unknown, folder: string): Applicant => {
  const draft = draftOf(form, answers);
  const answeredAt = new Map<string, number>();
  const expected = new Set<string>();
  const lost: string[] = [];

  /** Answers up to ten questions that lack their answer. Gives whether none is left. */
  const fill = async (page: Page, step: string): Promise<boolean> => {
    const due: Question[] = [];
    const held = await valuesOf(page);
    for (const question of questionsOf(form, step, draft)) {
      const name = nameAt(draft, question.path);
      const value = answerAt(draft, question.path);
      const none = textOf(value) === '' && filesOf(value).length === 0;
      if (none || isHeld(held, name, question, value)) continue;
      if (expected.delete(name)) lost.push(name);
      due.push(question);
    }
    const now = due.slice(0, 10);
    await answer(page, draft, now, folder);
    for (const { path } of now) answeredAt.set(nameAt(draft, path), performance.now());
    return due.length === now.length;
  };

  const closeResult = async (page: Page) => {
    const close = page.getByRole('dialog').getByRole('button', { name: /^(?:Close|Keep sending)/ });
    if (await shown(close)) await close.first().click(brief);
  };

  const act = async (page: Page): Promise<boolean> => {
    if (await shown(page.getByRole('dialog'))) {
      await closeResult(page);
      return false;
    }
    if (await shown(page.getByRole('heading', { name: /has arrived$/ }))) return true;
    if (await shown(page.getByRole('complementary', { name: 'Sent before' }))) return true;
    for (const name of ['Continue here', 'Reload', 'Fill The Form']) {
      const button = page.getByRole('button', { name });
      if (!(await shown(button))) continue;
      await button.first().click(brief);
      return false;
    }
    // The saved answers are restored after the page is loaded.
    if (!(await shown(page.locator('.wizard[data-ready]')))) return false;
    const title = await page.locator('.step h2').first().innerText(brief);
    const step = Object.entries(form.steps).find(([, each]) => title.startsWith(each.title))?.[0];
    if (!step) return false;
    if (await fill(page, step)) await forward(page).click(brief);
    return false;
  };

  return {
    lost,
    act,
    noteFault: () => {
      for (const [name, at] of answeredAt) if (performance.now() - at > 2_000) expected.add(name);
    },
  };
};
