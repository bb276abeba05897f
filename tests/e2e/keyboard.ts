import type { Page } from 'playwright-core';
import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, filesOf, textOf } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { nameAt, type Question, questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { t } from '#languages/message.ts';
import { fileOnDisk } from '#tests/e2e/fill.ts';

const STOPS = 80;

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    return { name: element.name ?? '', text: element.textContent ?? '', disabled: element.disabled };
  });

type Stop = Awaited<ReturnType<typeof focused>>;

/** Tabs forward to the first stop that is meant. */
const tabTo = async (page: Page, meant: (stop: Stop) => boolean, what: string) => {
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (meant(await focused(page))) return;
  }
  throw new Error(`Tab does not lead to ${what}.`);
};

const press = async (page: Page, field: Question['field'], value: string) => {
  switch (field.kind) {
    case 'yesNo':
      return page.keyboard.press(value === 'no' ? 'ArrowDown' : 'Space');
    case 'choice':
      return page.keyboard.type(t(field.options!().find((option) => option.value === value)!.label));
    case 'date': {
      const [year, month, day] = value.split('-');
      return page.keyboard.type(`${month}${day}${year}`);
    }
    default:
      return page.keyboard.type(value);
  }
};

const answer = async (
  page: Page,
  draft: DraftGroup,
  { path, field, entry }: Question,
  folder: string,
  isNew: boolean,
) => {
  const name = nameAt(draft, path);
  if (isNew) {
    await tabTo(page, ({ text }) => text.startsWith('Add another'), `an Add button before ${name}`);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      // Not the page itself, which holds the focus until the new entry takes it.
      (legend) => document.activeElement?.matches('fieldset') && document.activeElement.textContent.includes(legend),
      `${entry!.position} of`,
    );
  }
  const files = filesOf(answerAt(draft, path));
  const value = textOf(answerAt(draft, path));
  if (value !== '' && field.kind === 'years') {
    for (const year of value.split('-')) {
      await tabTo(page, (stop) => stop.name === name, name);
      await page.keyboard.type(year);
    }
  } else if (value !== '') {
    await tabTo(page, (stop) => stop.name === name, name);
    await press(page, field, value);
  } else if (files[0]) {
    await tabTo(page, (stop) => stop.name === name, name);
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(await Promise.all(files.map((file) => fileOnDisk(folder, file))));
    await page.getByRole('button', { name: `Remove ${files[0].name}` }).waitFor();
  }
};

/** Fills every step in and submits, with the keys of a keyboard and nothing else. */
export const fillByKeyboard = async (page: Page, form: Form, answers: unknown, folder: string) => {
  const draft = draftOf(form, answers);
  // A standing listener: taking file choosers over takes the browser a moment, a single wait could miss the first.
  page.on('filechooser', () => undefined);
  const [first] = Object.keys(form.steps);
  for (const [id, { title }] of Object.entries(form.steps)) {
    await page.getByRole('heading', { name: title, level: 2 }).waitFor();
    // A step that was come to gives the focus to its heading a frame after it shows.
    if (id !== first) await page.waitForFunction(() => document.activeElement?.id === 'step-heading');
    const positions = new Map<string, number>();
    for (const question of questionsOf(form, id, draft)) {
      const list = question.entry?.list.label ?? '';
      const isNew = (question.entry?.position ?? 1) > (positions.get(list) ?? 1);
      if (question.entry) positions.set(list, question.entry.position);
      await answer(page, draft, question, folder, isNew);
    }
    await tabTo(page, ({ text, disabled }) => !disabled && /^(?:Next|Submit)$/.test(text), `the way on from ${title}`);
    await page.keyboard.press('Enter');
  }
};
