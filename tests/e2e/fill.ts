import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Attachment } from '#forms/attachment.ts';
import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, filesOf, textOf } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { nameAt, type Question, questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';

/** Where an example's files lie, so that a browser can choose them as a person does. */
export const fileOnDisk = async (folder: string, { name, body }: Attachment): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(path, Buffer.from(await (body as File).arrayBuffer()));
  return path;
};

/** Answers one question as an applicant does: finds the control by its wire name and types, chooses or attaches. */
export const answer = async (page: Page, draft: DraftGroup, { path, field, entry }: Question, folder: string) => {
  const control = page.locator(`[name="${nameAt(draft, path)}"]`);
  if (entry && (await control.count()) === 0)
    await page.getByRole('button', { name: `Add another ${entry.list.entry}` }).click();
  const files = filesOf(answerAt(draft, path));
  const value = textOf(answerAt(draft, path));
  if (files.length > 0) return control.setInputFiles(await Promise.all(files.map((file) => fileOnDisk(folder, file))));
  if (value === '') return;
  if (field.kind === 'yesNo') await control.and(page.locator(`[value="${value}"]`)).check();
  else if (field.kind === 'choice') await control.selectOption(value);
  else if (field.kind === 'years') {
    const [first, last] = value.split('-');
    await control.first().selectOption(first!);
    await control.last().selectOption(last!);
  } else await control.fill(value);
};

/** Goes past a form's information page, if it has one. */
export const passInformation = async (page: Page): Promise<void> => {
  const start = page.getByRole('button', { name: 'Fill The Form' });
  if (await start.isVisible()) await start.click();
};

/** Fills one step of an example in. */
export const fillStep = async (page: Page, form: Form, id: string, answers: unknown, folder: string) => {
  const draft = draftOf(form, answers);
  for (const question of questionsOf(form, id, draft)) await answer(page, draft, question, folder);
};
