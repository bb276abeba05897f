import type { StoryObj } from '@storybook/react-vite';
import type { UserEventObject } from 'storybook/test';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { filesIn } from '#forms/attachment.ts';
import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, textOf } from '#forms/draftValue.ts';
import { nameAt, type Question, questionsOf } from '#forms/questions.ts';
import { draftNamed } from '../applying/answers.ts';
import type { Applicant } from '../applying/applicant.ts';
import { type ApplicationName, applications, type ExampleName } from '../applying/applications.tsx';
import { eraseDraft } from '../applying/device.ts';
import { WholeApplication } from '../applying/WholeApplication.tsx';

/** What a play function uses to fill in a form. */
interface PlayTools {
  canvasElement: HTMLElement;
  userEvent: UserEventObject;
}

// A busy machine takes longer.
const slow = { timeout: 15_000 };

/** Selectors instead of roles: computing the roles of a page with twenty lists of countries takes seconds. */
const found = (page: HTMLElement, selector: string, text?: string) =>
  waitFor(() => {
    const all = [...page.querySelectorAll<HTMLElement>(selector)];
    const element = all.find(({ textContent }) => text === undefined || textContent === text);
    if (!element) throw new Error(`There is no ${[selector, text].join(' ')} on the page.`);
    return element;
  }, slow);

const press = async ({ canvasElement, userEvent }: PlayTools, text: string) =>
  userEvent.click(await found(canvasElement, 'button:enabled', text));

/** Adds an entry to a list if the list does not have it. The list may not be rendered yet. */
const openEntry = async (tools: PlayTools, { list, position }: NonNullable<Question['entry']>) => {
  const legend = new RegExp(`^${list.entry} \\d`, 'i');
  const entries = () =>
    [...tools.canvasElement.querySelectorAll('.entry-legend')]
      .filter(({ textContent }) => legend.test(textContent))
      .map(({ parentElement }) => parentElement);
  await waitFor(() => expect(entries()).not.toEqual([]), slow);
  if (entries().length >= position) return;
  await press(tools, `Add another ${list.entry}`);
  // The new entry gets the focus a moment later.
  await waitFor(() => expect(entries()[position - 1]).toHaveFocus(), slow);
};

/** Answers one question as an applicant does: finds the control by its wire name and types, chooses or attaches. */
const answer = async (tools: PlayTools, draft: DraftGroup, { path, field, entry }: Question) => {
  const { canvasElement, userEvent } = tools;
  const named = `[name="${nameAt(draft, path)}"]`;
  if (entry) await openEntry(tools, entry);
  if (field.kind === 'pdf') {
    const files = filesIn<File>(answerAt(draft, path)).map(({ body }) => body);
    const input = await found(canvasElement, named);
    if (files.length > 0) await userEvent.upload(input, files);
    const list = input.closest('.field')!;
    await waitFor(() => expect(list.querySelectorAll('.file')).toHaveLength(files.length), slow);
    return;
  }
  const value = textOf(answerAt(draft, path));
  if (value === '') return;
  if (field.kind === 'yesNo') await userEvent.click(await found(canvasElement, `${named}[value="${value}"]`));
  else if (field.kind === 'choice') await userEvent.selectOptions(await found(canvasElement, named), value);
  else if (field.kind === 'years') {
    const years = value.split('-');
    const lists = (await found(canvasElement, named)).closest('fieldset')!.querySelectorAll('select');
    for (const [position, list] of lists.entries()) await userEvent.selectOptions(list, years[position]!);
  } else {
    // The input with countries comes when it is about to be seen.
    if (field.kind === 'phone') (await found(canvasElement, named)).scrollIntoView();
    const control = await found(canvasElement, field.kind === 'phone' ? `.PhoneInput ${named}` : named);
    await userEvent.click(control);
    // As a date picker does: a date that is typed is none until its last digit.
    if (field.kind === 'date') {
      await fireEvent.input(control, { target: { value } });
      await fireEvent.change(control);
    } else await userEvent.paste(value);
  }
};

/** Fills a whole application in, from its first step to its last, and presses Submit. */
const fillIn = async (tools: PlayTools, { application, example }: Applicant) => {
  const { form, Info } = applications[application];
  const draft = draftNamed(application, example);
  const [first] = Object.keys(form.steps);
  // What this device stores is restored first: the controls are rendered again then.
  await found(tools.canvasElement, '.wizard[data-ready]');
  for (const [id, { title }] of Object.entries(form.steps)) {
    await waitFor(async () => {
      const heading = tools.canvasElement.querySelector('.step-heading');
      await expect(heading).toHaveTextContent(title);
      // It takes the focus a moment later, but for the step that the page opens with.
      if (Info || id !== first) await expect(heading).toHaveFocus();
    }, slow);
    for (const question of questionsOf(form, id, draft)) await answer(tools, draft, question);
    await tools.userEvent.click(await found(tools.canvasElement, '#forward:enabled'));
  }
};

export type FlowStory = StoryObj<typeof WholeApplication>;

/**
 * What all stories of a whole application have: this device stores nothing of it yet.
 * They are `unpictured`: behind the dialog at the end the page still changes.
 */
export const flowOf = (application: ApplicationName) => ({
  component: WholeApplication,
  args: { application, arrives: true },
  beforeEach: () => eraseDraft(applications[application].form),
});

/** Applies as an example does, from the opened page to the result. */
export const applying =
  (example: ExampleName): NonNullable<FlowStory['play']> =>
  async ({ args: { application }, canvas, canvasElement, userEvent }) => {
    const { words, Info } = applications[application];
    const tools = { canvasElement, userEvent };
    if (Info) await press(tools, 'Fill The Form');
    await fillIn(tools, { application, example });
    await expect(await canvas.findByText(words.succeeded(), { selector: 'dialog h2' })).toBeVisible();
  };
