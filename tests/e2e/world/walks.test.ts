import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Application, applications } from '#tests/applications.ts';
import { firstOrAll } from '#tests/breadth.ts';
import { dialog, fillFrom, forward, ready } from '#tests/e2e/application.ts';
import { byPointer, passInformation } from '#tests/e2e/fill.ts';
import { all, type Network, openNetwork, submissionsIn } from '#tests/e2e/network.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { visit } from '#tests/e2e/visit.ts';
import { MARK, worlds } from '#tests/e2e/world/worlds.ts';

/** Examples with questions and lists that come and go. */
const chosen: Readonly<Record<string, string>> = {
  staff: 'experienced teacher',
  admission: 'divorced parents with another legal guardian',
};

const walks = Object.keys(worlds).flatMap((world) =>
  applications.toReversed().map((application) => [world, application.name, application] as const),
);

/** Presses Next or Submit, also while it is gray: the press itself may bring what was filled in without an event. */
const goOn = (page: Page) => page.locator('.actions-next').click();

/** Presses Submit, and again after a failure, when nothing is in the way any more. Gives the reference. */
const submit = async (page: Page, network: Network): Promise<string> => {
  await goOn(page);
  const reference = dialog(page).locator('.reference');
  const failed = page.locator('.result--failed');
  await reference.or(failed).waitFor();
  if (await failed.isVisible()) {
    network.fateOf = all('arrives');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await forward(page).click();
  }
  return (await reference.innerText()).replaceAll(MARK, '');
};

test.each(firstOrAll(walks))(
  'under %s the %s form is filled in and arrives, once and whole',
  async (name, _form, { form, examples, page: path, ...application }: Application) => {
    const { arrange, hands, ...options } = worlds[name]!;
    const answers = examples[chosen[application.name] ?? Object.keys(examples)[0]!]!;
    const network = await openNetwork();
    const page = await visit('about:blank', { site: network.url, ...options });
    const inStep = await arrange?.(page, network);
    await page.goto(path);
    await ready(page);
    await passInformation(page);
    const ids = Object.keys(form.steps);
    for (const id of ids) {
      await fillFrom(page, form, answers, id, id, hands ?? byPointer);
      if (typeof inStep === 'function') await inStep();
      if (id !== ids.at(-1)) await goOn(page);
    }
    const reference = await submit(page, network);
    expect(await storedUnder(reference)).toEqual(await asStored(answers));
    expect(new Set(submissionsIn(network)).size).toBe(1);
  },
);
