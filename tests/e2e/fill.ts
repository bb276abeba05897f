import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Attachment } from '#forms/attachment.ts';
import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, filesOf, textOf } from '#forms/draftValue.ts';
import type { Leaf } from '#forms/fieldTypes.ts';
import type { Form } from '#forms/form.ts';
import { nameAt, type Question, questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { enterIn } from '#tests/e2e/enter.ts';

/** Where an example's files lie, so that a browser can choose them as a person does. */
export const fileOnDisk = async (folder: string, { name, body }: Attachment): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(path, Buffer.from(await (body as File).arrayBuffer()));
  return path;
};

/** Puts a value in a control. */
type Hand = (control: Locator, value: string, kind: Leaf['kind']) => Promise<unknown>;

/** As a person does: what cannot be seen, reached or used fails. */
export const byHand: Hand = (control, value, kind) => {
  if (kind === 'yesNo') return control.check();
  return kind === 'choice' || kind === 'years' ? control.selectOption(value) : control.fill(value);
};

/** In one step, for all tests that begin where a form is filled in. */
export const atOnce: Hand = enterIn;

/** Adds the entry of a list where it is not there yet. The list may still be on its way, and what stands in an entry. */
const openEntry = async (page: Page, { list, position }: NonNullable<Question['entry']>): Promise<void> => {
  const legendOf = (at: number) =>
    page.locator('.entry-legend', { hasText: new RegExp(`^${list.entry} ${at}( of|$)`, 'i') });
  await legendOf(1).waitFor();
  if ((await legendOf(position).count()) === 0)
    await page.getByRole('button', { name: `Add another ${list.entry}` }).click();
};

/** Answers one question: finds its control by the wire name, in an entry that is added where it is not there yet. */
export const answer = async (
  page: Page,
  draft: DraftGroup,
  { path, field, entry }: Question,
  folder: string,
  hand = atOnce,
) => {
  const name = `[name="${nameAt(draft, path)}"]`;
  const control = page.locator(name);
  if (entry) await openEntry(page, entry);
  const files = filesOf(answerAt(draft, path));
  const value = textOf(answerAt(draft, path));
  if (files.length > 0) return control.setInputFiles(await Promise.all(files.map((file) => fileOnDisk(folder, file))));
  if (value === '') return;
  if (field.kind === 'yesNo') await hand(page.locator(`${name}[value="${value}"]`), value, field.kind);
  else if (field.kind === 'years')
    for (const [at, year] of value.split('-').entries()) await hand(control.nth(at), year, field.kind);
  else await hand(control, value, field.kind);
};

/** Goes past a form's information page, if it has one. */
export const passInformation = async (page: Page): Promise<void> => {
  const start = page.getByRole('button', { name: 'Fill The Form' });
  if (await start.isVisible()) await start.click();
};

/** Fills one step of an example in. */
export const fillStep = async (page: Page, form: Form, id: string, answers: unknown, folder: string, hand = atOnce) => {
  const draft = draftOf(form, answers);
  for (const question of questionsOf(form, id, draft)) await answer(page, draft, question, folder, hand);
};
