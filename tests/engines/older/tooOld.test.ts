import { expect, inject, test } from 'vitest';
import { launchOlder } from '#tests/engines/older/olderBrowsers.ts';

test('a browser that is too old shows each page as it was served; a form says so, and whom to ask', async () => {
  const browser = await launchOlder('too-old');
  const page = await browser.newPage({ baseURL: inject('site') });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  // Playwright's locators do not run in it.
  const textOf = (selector: string) =>
    page.evaluate(
      (css) => [...document.querySelectorAll<HTMLElement>(css)].map((each) => each.innerText).join(),
      selector,
    );
  for (const [path, sentence] of [
    ['/', ''],
    ['/divisions/preschool', ''],
    ['/join-us/as-student', 'This browser is too old for this form.'],
    ['/fr/join-us/as-staff', 'Ce navigateur est trop ancien pour ce formulaire.'],
    ['/join-us/papers-and-corrections', 'This browser is too old for this form.'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect((await textOf('main')).length).toBeGreaterThan(200);
    expect(await textOf('.too-old:not([hidden])')).toContain(sentence);
  }
  expect(faults).toEqual([]);
  await browser.close();
});
