import type { Locator, Page } from 'playwright-core';
import { dialog, ready } from '#tests/e2e/application.ts';
import { devices } from '#tests/e2e/devices.ts';
import { inAnyLanguage } from '#tests/e2e/inLanguage.ts';
import { type VisitOptions, visit } from '#tests/e2e/visit.ts';

/** A draft that is gone, and an application that is not there yet, are answered with 404. */
export const expected = /status of 404/;

const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name: inAnyLanguage(name) });

/** Presses a button of the dialog. */
export const press = (page: Page, name: string) => inDialog(page, name).click();

/** Offers the application of a page to another device. Gives the link. */
export const offer = async (page: Page): Promise<string> => {
  await page
    .getByRole('button', { name: inAnyLanguage('Continue on another device') })
    .first()
    .click();
  await press(page, 'Make a link');
  return dialog(page).getByRole('textbox').inputValue();
};

/** Opens a link on a phone that has never seen the form, or on the device of a page. */
export const openLink = async (link: string, device?: Page, options: VisitOptions = {}): Promise<Page> => {
  const page = device ?? (await visit('about:blank', { viewport: devices['a phone'], expected, ...options }));
  // At the same address a browser only changes the fragment.
  await page.goto('about:blank');
  await page.goto(link);
  await ready(page);
  return page;
};

/** Resolves when an application has come to a device, and closes the dialog. */
export const takeIt = async (page: Page): Promise<void> => press(page, 'Continue');

/** What a device shows whose application continues on another one. */
export const continuesElsewhere = (page: Page): Locator =>
  page.getByRole('heading', { name: inAnyLanguage('This application continues on another device') });
