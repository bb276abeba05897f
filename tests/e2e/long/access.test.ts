import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Application, applications } from '#tests/applications.ts';
import { firstOrAll, isEverywhere } from '#tests/breadth.ts';
import { dialog, forward, openForm, send, stepHeading } from '#tests/e2e/application.ts';
import { overflow, spaceOut, violations } from '#tests/e2e/axe.ts';
import { widths } from '#tests/e2e/devices.ts';
import { fillStep, passInformation } from '#tests/e2e/fill.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { files, focused } from '#tests/e2e/visit.ts';

const chosen: Record<string, string> = {
  staff: 'experienced teacher',
  admission: 'divorced parents with another legal guardian',
};
const exampleOf = ({ name, examples }: Application) => examples[chosen[name] ?? Object.keys(examples).at(-1)!]!;

/** Checks a place of a form with axe and for sideways scrolling: at one width, for the whole breadth at all. */
const check = async (page: Page, place: string, oneWidth: number) => {
  for (const width of isEverywhere() ? widths : [oneWidth]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `${place}: sideways scrolling at ${width} pixels`).toBe(0);
    expect(await violations(page), `${place}: violations at ${width} pixels`).toEqual([]);
  }
};

test.each(firstOrAll(applications))(
  'each step of $name is accessible and fits, with its messages, too; the title and the focus follow the step; the school has it whole',
  async (application) => {
    const { form, page: path } = application;
    const answers = exampleOf(application);
    const page = await openForm(path, { reducedMotion: 'reduce' });
    await check(page, 'the beginning', 320);
    await passInformation(page);
    const steps = Object.entries(form.steps);
    for (const [at, [id, { title }]] of steps.entries()) {
      await stepHeading(page, form, id).waitFor();
      // A form of one step has no list of steps.
      if (steps.length > 1) {
        await expect.poll(() => page.title()).toContain(`Step ${at + 1} of ${steps.length}: ${title} – `);
        expect(await page.locator('[aria-current=step]').innerText()).toContain(title);
      }
      if (at > 0) await expect.poll(() => focused(page)).toBe('step-heading');
      if (isEverywhere()) await check(page, `${id}, empty`, 320);
      await page.locator('#needed').click();
      await check(page, `${id}, with its messages`, widths[(at + 1) % widths.length]!);
      const setBack = await spaceOut(page);
      expect(await overflow(page), `${id}: sideways scrolling with wide text spacing`).toBe(0);
      await setBack();
      await fillStep(page, form, id, answers, files());
      if (isEverywhere()) await check(page, `${id}, filled`, 320);
      if (at < steps.length - 1) await forward(page).click();
    }
    // The last step also offers a review.
    await check(page, 'the last step, filled', 768);
    const reference = await send(page);
    await check(page, 'the popup', 320);
    expect(await storedUnder(reference)).toEqual(await asStored(answers));
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: /has arrived$/ }).waitFor();
    await check(page, 'the receipt', 768);
  },
);
