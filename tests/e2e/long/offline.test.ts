import { expect, test } from 'vitest';
import { message } from '#languages/message.ts';
import { localPath } from '#languages/paths.ts';
import { applications } from '#tests/applications.ts';
import { ready } from '#tests/e2e/application.ts';
import { inAnyLanguage } from '#tests/e2e/inLanguage.ts';
import { openNetwork } from '#tests/e2e/network.ts';
import { goOffline, goOnline, openKeptForm, untilKept } from '#tests/e2e/offline/keeping.ts';

const [staff, admission] = applications.map(({ page }) => page) as [string, string];

test.each([
  ['/about-us/history?a=b', '/ar/about-us/history?a=b'],
  ['/fr/about-us/history', '/ar/about-us/history'],
])('where %s is not kept, the link of another language leads to that page in it', async (asked, inArabic) => {
  const network = await openNetwork();
  const page = await openKeptForm(staff, network);
  await goOffline(page, network);
  await page.goto(asked);
  await page.getByRole('heading', { name: 'This page needs a connection' }).waitFor();
  await goOnline(page, network);
  await page.locator('footer a[hreflang=ar]').click();
  await page.waitForURL(network.url + inArabic);
  await page.getByRole('heading', { level: 1, name: inAnyLanguage('history') }).waitFor();
});

test('without a connection the link of a language that is not kept is disabled and says so', async () => {
  const network = await openNetwork();
  const page = await openKeptForm(localPath(staff, 'fr'), network);
  await page.goto(localPath(admission, 'ar'));
  await ready(page);
  await untilKept(page);
  const language = (code: string) => page.locator(`.application .languages__link[hreflang=${code}]`);
  const disabled = page.locator('.application .languages__link[aria-disabled=true]');
  await page.reload();
  await ready(page);
  expect(await disabled.count()).toBe(0);

  await goOffline(page, network);
  await expect.poll(() => disabled.allInnerTexts()).toEqual(['English']);
  // A person may press a disabled link.
  await language('en').click({ force: true });
  await page.getByText(message('This language is available only online')({ lang: 'ar' })).waitFor();
  expect(new URL(page.url()).pathname).toBe(localPath(admission, 'ar'));
  await language('fr').click();
  await ready(page);
  expect(new URL(page.url()).pathname).toBe(localPath(admission, 'fr'));

  await goOnline(page, network);
  await expect.poll(() => disabled.count()).toBe(0);
  await language('en').click();
  await page.locator('html[lang=en]').waitFor();
});
