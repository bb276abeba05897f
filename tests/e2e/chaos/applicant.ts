import type { Locator, Page } from 'playwright-core';
import { answerAt } from '#forms/draft.ts';
import { type DraftValue, filesOf, textOf } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { nameAt, type Question, questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { answer } from '#tests/e2e/fill.ts';

const brief = { timeout: 5_000 };

/** Someone who applies, whatever happens: looks at the page, and does what it asks for next. */
export interface Applicant {
  /** One look and one action. Resolves with whether the page shows that the application has arrived. */
  act(page: Page): Promise<boolean>;
  /** What happens next may take the last second, and nothing that was answered before it. */
  noteFault(): void;
  /** Answers that were given long before a fault, and were gone after it. */
  lost: string[];
}

const shown = async (locator: Locator) => (await locator.count()) > 0 && (await locator.first().isVisible());

/** What the page's controls hold, by wire name. */
const heldBy = (page: Page): Promise<Record<string, string[]>> =>
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
  const due = new Set<string>();
  const lost: string[] = [];

  const fill = async (page: Page, step: string) => {
    for (const question of questionsOf(form, step, draft)) {
      const name = nameAt(draft, question.path);
      const value = answerAt(draft, question.path);
      const none = textOf(value) === '' && filesOf(value).length === 0;
      if (none || isHeld(await heldBy(page), name, question, value)) continue;
      if (due.delete(name)) lost.push(name);
      await answer(page, draft, [question], folder);
      answeredAt.set(name, performance.now());
    }
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
    if (await shown(page.getByRole('heading', { name: 'Your application has arrived' }))) return true;
    if (await shown(page.getByRole('complementary', { name: 'Sent before' }))) return true;
    for (const name of ['Continue here', 'Reload', 'Fill The Form']) {
      const button = page.getByRole('button', { name });
      if (!(await shown(button))) continue;
      await button.first().click(brief);
      return false;
    }
    // What the device stores comes with the script, a moment after the page.
    if (!(await shown(page.locator('.wizard[data-ready]')))) return false;
    const title = await page.locator('.step h2').first().innerText(brief);
    const step = Object.entries(form.steps).find(([, each]) => title.startsWith(each.title))?.[0];
    if (!step) return false;
    await fill(page, step);
    await page.locator('.step button[type=submit]').click(brief);
    return false;
  };

  return {
    lost,
    act,
    noteFault: () => {
      for (const [name, at] of answeredAt) if (performance.now() - at > 2_000) due.add(name);
    },
  };
};
