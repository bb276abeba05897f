import { describe, expect, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { begin, dialog, fillUpTo, send } from '#tests/e2e/application.ts';
import { fillByKeyboard } from '#tests/e2e/keyboard.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { files } from '#tests/e2e/visit.ts';

// Everyone applies on a phone; on a desktop the steps are the same, and every third is enough.
const devices = [
  ['a desktop', { width: 1280, height: 900 }, 3],
  ['a phone', { width: 360, height: 740 }, 1],
] as const;

const byKeyboard: Record<string, string> = {
  staff: 'married mother of two',
  admission: 'three siblings of which one applies',
};

describe.each(applications)('$name', ({ name, form, examples, page: path, succeeded }) => {
  describe.each(devices)('on %s', (_device, viewport, every) => {
    test.each(Object.entries(examples).filter((_, i) => i % every === 0))(
      '%s: applies, and the school has it whole',
      async (_name, answers) => {
        const page = await begin(path, { viewport });
        await fillUpTo(page, form, answers);
        const reference = await send(page);
        await dialog(page).getByRole('heading', { name: succeeded }).waitFor();
        expect(await storedUnder(reference)).toEqual(await asStored(answers));
        await dialog(page).getByRole('button', { name: 'Close' }).click();
        await page.getByRole('heading', { name: 'Your application has arrived' }).waitFor();
        expect(await page.locator('.receipt .reference').innerText()).toBe(reference);
      },
    );

    test(`${byKeyboard[name]}: applies by keyboard alone`, async () => {
      const answers = examples[byKeyboard[name]!]!;
      const page = await begin(path, { viewport });
      await fillByKeyboard(page, form, answers, files());
      await dialog(page).getByRole('heading', { name: succeeded }).waitFor();
      const reference = await dialog(page).locator('.reference').innerText();
      expect(await storedUnder(reference)).toEqual(await asStored(answers));
      await page.keyboard.press('Escape');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your application has arrived');
    });
  });
});
