import { expect, inject, onTestFinished, test } from 'vitest';
import { launchOlder } from '#tests/engines/older/olderBrowsers.ts';

test('a browser that is too old shows each page as it was served; a form says so, and whom to ask', async () => {
  const browser = await launchOlder('too-old');
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: inject('site') });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  // Playwright's locators do not run in it.
  const textOf = (selector: string) =>
    page.evaluate(
      (css) => [...document.querySelectorAll<HTMLElement>(css)].map((each) => each.innerText).join(),
      selector,
    );
  for (const [path, heading, sentences] of [
    ['/divisions/preschool', 'Preschool', []],
    [
      '/join-us/as-student',
      'Application for admission',
      ['This browser is too old for this form.', 'info@school.example'],
    ],
    [
      '/fr/join-us/as-staff',
      'Candidature',
      ['Ce navigateur est trop ancien pour ce formulaire.', 'info@school.example'],
    ],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await textOf('h1')).toContain(heading);
    const said = await textOf('.too-old');
    for (const sentence of sentences) expect(said).toContain(sentence);
  }
  const link = '/join-us/as-staff#continue=abc.def';
  await page.goto(link);
  expect(page.url()).toContain(link);
  expect(faults).toEqual([]);
});
