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

/** Where an example's files lie, so that a browser can choose them as a person does. */
export const fileOnDisk = async (folder: string, { name, body }: Attachment): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(path, Buffer.from(await (body as File).arrayBuffer()));
  return path;
};

/** Puts a value in a control. */
export type Hand = (control: Locator, value: string, kind: Leaf['kind']) => Promise<unknown>;

/** As a person does: what cannot be seen, reached or used fails. */
export const byHand: Hand = (control, value, kind) => {
  if (kind === 'yesNo') return control.check();
  return kind === 'choice' || kind === 'years' ? control.selectOption(value) : control.fill(value);
};

/** Adds the entry of a list where it is not there yet. The list may still be on its way, and what stands in an entry. */
const openEntry = async (page: Page, path: Path, { list, position }: NonNullable<Question['entry']>): Promise<void> => {
  const entries = page.locator(`.entries:has(#${idOf(path.slice(0, -2))}-heading) .entry`);
  await entries.first().waitFor();
  if ((await entries.count()) < position)
    await page.getByRole('button', { name: inAnyLanguage(`Add another ${list.entry}`) }).click();
};

/** What the controls of one name are given: the button of a yes or no, each year of a time. */
const enteringsIn = (css: string, kind: Leaf['kind'], value: string): Entering[] => {
  if (kind === 'yesNo') return [{ css: `${css}[value="${value}"]`, nth: 0, of: 1, value }];
  const values = kind === 'years' ? value.split('-') : [value];
  return values.map((each, nth) => ({ css, nth, of: values.length, value: each }));
};

/**
 * Answers questions in page order: finds each control by its wire name, in an entry that is added where it is not there yet.
 * Without a hand, all that needs no file and no new entry is entered in one go: for tests that begin where a form is filled in.
 */
export const answer = async (
  page: Page,
  draft: DraftGroup,
  questions: readonly Question[],
  folder: string,
  hand?: Hand,
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
      await openEntry(page, path, entry);
      opened = entry;
    }
    if (files.length > 0) {
      await enterGathered();
      await page.locator(css).setInputFiles(await Promise.all(files.map((file) => fileOnDisk(folder, file))));
    } else if (value !== '')
      for (const entering of enteringsIn(css, field.kind, value)) {
        const control = page.locator(entering.css);
        if (!hand) gathered.push(entering);
        else await hand(entering.of > 1 ? control.nth(entering.nth) : control, entering.value, field.kind);
      }
  }
  await enterGathered();
};

/** Goes past a form's information page, if it has one. */
export const passInformation = async (page: Page): Promise<void> => {
  await page.locator('.information-start, .step, .receipt, .elsewhere').first().waitFor();
  const start = page.getByRole('button', { name: inAnyLanguage('Fill The Form') });
  if (await start.isVisible()) await start.click();
};

/** Fills one step of an example in. */
export const fillStep = async (page: Page, form: Form, id: string, answers: unknown, folder: string, hand?: Hand) => {
  const draft = draftOf(form, answers);
  return answer(page, draft, questionsOf(form, id, draft), folder, hand);
};
