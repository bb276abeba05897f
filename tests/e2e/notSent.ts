import type { Page, Route } from 'playwright-core';
import { dialog } from '#tests/e2e/application.ts';

/** The console errors of an application that could not be sent. */
export const expected = /Failed to load resource|could not be sent/;

export const notSent = (page: Page) => page.getByText('Your application has not been sent yet.');
export const failure = (page: Page) =>
  dialog(page).getByRole('heading', { name: 'An error has occured! Please try again' });
/** Answers a submission as our own intake refuses it. */
export const refuse = (route: Route, problem: { status: number; detail?: string; errors?: Record<string, string> }) => {
  const [, submissionId] = /name="submissionId"\r\n\r\n([0-9a-f-]+)/.exec(route.request().postData() ?? '') ?? [];
  return route.fulfill({
    status: problem.status,
    contentType: 'application/problem+json',
    json: { ...problem, received: false, submissionId },
  });
};

export const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click();
