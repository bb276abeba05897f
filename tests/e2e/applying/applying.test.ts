import { describe, expect, test } from 'vitest';
import { type Application, applications } from '#tests/applications.ts';
import { firstOrAll, isEverywhere } from '#tests/breadth.ts';
import { begin, dialog, fillUpTo, forward } from '#tests/e2e/application.ts';
import { type Device, devices } from '#tests/e2e/devices.ts';
import { byPointer } from '#tests/e2e/fill.ts';
import { byKeyboard } from '#tests/e2e/keyboard.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { focused, openFolder, removeFolder } from '#tests/e2e/visit.ts';

const chosen: Record<string, string> = {
  staff: 'married mother of two',
  admission: 'three siblings of which one applies',
};

type Way = [example: string, device: Device, hands: 'by pointer' | 'by keyboard alone'];

/** One example by keyboard in `npm test`. walks.test.ts fills one in by pointer. */
const waysThrough = (application: Application): Way[] => {
  const names = Object.keys(application.examples);
  const example = chosen[application.name] ?? names[0]!;
  if (!isEverywhere()) return [[example, 'a desktop', 'by keyboard alone']];
  return (Object.keys(devices) as Device[]).flatMap((device) => [
    ...names.map((name): Way => [name, device, 'by pointer']),
    [example, device, 'by keyboard alone'],
  ]);
};

describe.each(firstOrAll(applications))('$name', (application) => {
  const { form, examples, page: path, succeeded } = application;

  test.each(waysThrough(application))(
    '%s, on %s, %s: applies, and the school has it whole',
    async (name, device, hands) => {
      const answers = examples[name]!;
      const page = await begin(path, { viewport: devices[device] });
      const used = hands === 'by keyboard alone' ? byKeyboard(page) : byPointer;
      await fillUpTo(page, form, answers, undefined, used);
      // What was attached is sent, even if it was deleted since.
      await removeFolder();
      await openFolder();
      await used.press(forward(page));
      await dialog(page).getByRole('heading', { name: succeeded }).waitFor();
      const reference = await dialog(page).locator('.reference').innerText();
      expect(await storedUnder(reference)).toEqual(await asStored(answers));
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { name: /has arrived$/ }).waitFor();
      await expect.poll(() => focused(page)).toBe('receipt-heading');
      expect(await page.locator('.receipt .reference').innerText()).toBe(reference);
    },
  );
});
