import { expect, inject, test } from 'vitest';
import { papersExamples } from '#forms/papers/examples.ts';
import { papers } from '#forms/papers/papers.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { message } from '#languages/message.ts';
import { longTest } from '#tests/breadth.ts';
import { arrived, control, dialog, fillUpTo, forward, ready, send } from '#tests/e2e/application.ts';
import { overflow, violations } from '#tests/e2e/axe.ts';
import { startOffice } from '#tests/e2e/office/startOffice.ts';
import { textIn } from '#tests/e2e/poppler.ts';
import { openPrepared } from '#tests/e2e/prepared.ts';
import { languageOf } from '#tests/e2e/stored.ts';
import { visit } from '#tests/e2e/visit.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const arabic = (english: string) => message(english)({ lang: 'ar' });

test('from the receipt that a phone keeps, in Arabic and without a line at first, a paper comes to its application and into its dossier', async () => {
  const page = await openPrepared('/ar/join-us/as-staff', staff, staffExamples['single man'], {
    ...phone,
    expected: /could not be sent|ERR_INTERNET_DISCONNECTED|status of 404/,
  });
  const reference = await send(page);
  await page.keyboard.press('Escape');
  await page.locator('#receipt-heading').waitFor();
  // The receipt that the device keeps.
  await page.reload();
  await ready(page);
  await page.getByRole('link', { name: arabic('Send it here') }).tap();
  await page.waitForURL('**/ar/join-us/papers-and-corrections?**');
  await ready(page);
  await expect.poll(() => control(page, 'reference').inputValue()).toBe(reference);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  await page.context().setOffline(true);
  await fillUpTo(page, papers, { ...papersExamples['missing paper'], reference });
  await forward(page).tap();
  await dialog(page).getByText(arabic('Waiting for a connection…')).waitFor();
  await page.context().setOffline(false);
  const added = await arrived(page);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: arabic('What you sent has arrived') }).waitFor();
  expect(await page.getByRole('link', { name: arabic('Send it here') }).count()).toBe(0);
  expect(await languageOf(added)).toBe('ar');

  const link = await startOffice(inject('dataDir'), '--name', 'Rana');
  const office = await visit(link, { site: new URL(link).origin });
  await office.getByRole('button', { name: 'Sign in', exact: true }).click();
  await office.getByRole('searchbox').fill(reference);
  await office.getByRole('searchbox').press('Enter');
  await office.getByText('2 found, newest first').waitFor();
  await office.getByText('1 added').waitFor();
  await office.locator('.office-who a').last().click();
  await office.getByRole('heading', { name: 'Added since it was sent' }).waitFor();
  const printed = textIn(await office.pdf({ preferCSSPageSize: true }));
  for (const text of [reference, added, 'A missing paper', 'vaccination-maya.pdf', 'passport-elias.pdf'])
    expect(printed).toContain(text);
});

longTest('a reference that is typed wrongly is told at once, and what was typed before the link stays', async () => {
  const page = await visit('/join-us/papers-and-corrections', phone);
  await ready(page);
  await control(page, 'reference').fill('k7mq4 xr29');
  await control(page, 'applicant').fill('Maya Khoury');
  await page.getByText('Please check the reference: ten letters and digits, like K7MQ4-XR29H.').first().waitFor();
  await control(page, 'reference').fill('k7mq4 xr29h');
  await control(page, 'applicant').focus();
  await page.getByText('Please check the reference').waitFor({ state: 'hidden' });
  await page.getByText(/^Saved at/).waitFor();
  await page.goto('/join-us/papers-and-corrections?reference=R3JWT-9AKX4');
  await ready(page);
  await expect.poll(() => control(page, 'applicant').inputValue()).toBe('Maya Khoury');
  expect(await control(page, 'reference').inputValue()).toBe('k7mq4 xr29h');
  await page.getByText('You have begun a message for k7mq4 xr29h. For R3JWT-9AKX4,').waitFor();
});
