import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Attachment } from '#forms/attachment.ts';
import { answerAt, type Path } from '#forms/draft.ts';
import { type DraftGroup, filesOf, textOf } from '#forms/draftValue.ts';
import type { Leaf } from '#forms/fieldTypes.ts';
import type { Form } from '#forms/form.ts';
import { idOf, nameAt, type Question, questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { type Entering, enterAll } from '#tests/e2e/enter.ts';
import { inAnyLanguage } from '#tests/e2e/inLanguage.ts';

/** Writes a file of an example to a folder, for the browser to choose. Gives its path. */
export const fileOnDisk = async (folder: string, { name, body }: Attachment): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(path, Buffer.from(await (body as File).arrayBuffer()));
  return path;
};

/** How a person uses the controls of a page. */
export interface Hands {
  answer: (control: Locator, value: string, kind: Leaf['kind']) => Promise<unknown>;
  attach: (control: Locator, files: string[]) => Promise<unknown>;
  press: (button: Locator) => Promise<unknown>;
}

/** Fails at a control that a person cannot see, reach or use. */
export const byPointer: Hands = {
  answer: (control, value, kind) => {
    if (kind === 'yesNo') return control.check();
    return kind === 'choice' || kind === 'years' ? control.selectOption(value) : control.fill(value);
  },
  attach: (control, files) => control.setInputFiles(files),
  press: (button) => button.click(),
};

/** Adds the entry of a list where it is missing. */
const openEntry = async (
  page: Page,
  path: Path,
  { list, position }: NonNullable<Question['entry']>,
  { press }: Hands,
): Promise<void> => {
  const entries = page.locator(`.entries:has(#${idOf(path.slice(0, -2))}-heading) .entry`);
  await entries.first().waitFor();
  if ((await entries.count()) >= position) return;
  await press(page.getByRole('button', { name: inAnyLanguage(`Add another ${list.entry}`) }));
  // The new entry takes the focus.
  await page.waitForFunction(() => document.activeElement?.matches('fieldset'));
};

/** The answers of the controls of one name: a radio button of yes and no, or two years of a period. */
const enteringsIn = (css: string, kind: Leaf['kind'], value: string): Entering[] => {
  if (kind === 'yesNo') return [{ css: `${css}[value="${value}"]`, nth: 0, of: 1, value }];
  const values = kind === 'years' ? value.split('-') : [value];
  return values.map((each, nth) => ({ css, nth, of: values.length, value: each }));
};

/**
 * Answers questions in page order. It finds the controls by their wire names. Without hands, all answers up to the next file or
 * new entry are entered at once: docs/decisions/0019.
 */
export const answer = async (
  page: Page,
  draft: DraftGroup,
  questions: readonly Question[],
  folder: string,
  hands?: Hands,
): Promise<void> => {
  const gathered: Entering[] = [];
  const enterGathered = () => enterAll(page, gathered.splice(0));
  let opened: Question['entry'];
  for (const { path, field, entry } of questions) {
    const css = `[name="${nameAt(draft, path)}"]`;
    const files = filesOf(answerAt(draft, path));
    const value = textOf(answerAt(draft, path));
    if (entry && (entry.list !== opened?.list || entry.position !== opened.position)) {
      await enterGathered();
      await openEntry(page, path, entry, hands ?? byPointer);
      opened = entry;
    }
    if (files.length > 0) {
      await enterGathered();
      const paths = await Promise.all(files.map((file) => fileOnDisk(folder, file)));
      await (hands ?? byPointer).attach(page.locator(css), paths);
    } else if (value !== '') {
      const enterings = enteringsIn(css, field.kind, value);
      if (!hands) gathered.push(...enterings);
      else
        for (const { css: own, nth, value: each } of enterings)
          await hands.answer(page.locator(own).nth(nth), each, field.kind);
    }
  }
  await enterGathered();
};

/** Leaves the information page of a form, if it has one. */
export const passInformation = async (page: Page): Promise<void> => {
  await page.locator('.information-start, .step, .receipt, .elsewhere').first().waitFor();
  const start = page.getByRole('button', { name: inAnyLanguage('Fill The Form') });
  if (await start.isVisible()) await start.click();
};

/** Fills one step in. */
export const fillStep = async (page: Page, form: Form, id: string, answers: unknown, folder: string, hands?: Hands) => {
  const draft = draftOf(form, answers);
  return answer(page, draft, questionsOf(form, id, draft), folder, hands);
};
