import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overflow } from '#tests/e2e/axe.ts';
import { byPointer, type Hands } from '#tests/e2e/fill.ts';
import type { Network } from '#tests/e2e/network.ts';
import type { VisitOptions } from '#tests/e2e/visit.ts';
import { byPageSetters, silently } from '#tests/e2e/world/autofill.ts';
import { closingStorage } from '#tests/e2e/world/closingStorage.ts';
import { forceDark, setTextSize } from '#tests/e2e/world/display.ts';
import { removingExtension, wrappingExtension } from '#tests/e2e/world/extensions.ts';
import { onLine } from '#tests/e2e/world/onLine.ts';
import { type OnTheWay, onTheWay } from '#tests/e2e/world/onTheWay.ts';
import { pageTranslator } from '#tests/e2e/world/pageTranslator.ts';
import { passwordManager } from '#tests/e2e/world/passwordManager.ts';
import { cannotBeRead, isFull, locksNeverAnswer, neverAnswers, refusals } from '#tests/e2e/world/refusingDevice.ts';
import { unreadableFiles } from '#tests/e2e/world/unreadableFiles.ts';
import { writingAssistant } from '#tests/e2e/world/writingAssistant.ts';
import { setClock } from '#tests/e2e/world/wrongClock.ts';

/** What the world does to a form. */
interface World extends Pick<VisitOptions, 'expected' | 'viewport'> {
  /** Before the page is opened. What it gives is called in each step, once the step is filled in. */
  arrange?: (page: Page, network: Network) => unknown;
  hands?: Hands;
}

/** React renders a page anew that was changed before its script came, and says so. */
const renderedAnew = /Minified React error #418/;
// A browser does not follow a portal's redirection: the policy of the page forbids it.
const notSent = /Failed to load resource|could not be sent|portal\.invalid/;

/** Playwright and the page's readers do not see it. */
export const MARK = '\u200b';

const phone = { width: 360, height: 740 };

/** A text size at which each step still fits. */
const textSize = (size: number): World => ({
  viewport: phone,
  arrange: async (page) => {
    await setTextSize(page, size);
    return async () => expect(await overflow(page)).toBe(0);
  },
});

/** Submissions and status requests are answered on the way until the applicant tries again. */
const answeredOnTheWay = (Object.keys(onTheWay) as OnTheWay[]).map((answer): [string, World] => [
  answer,
  {
    expected: notSent,
    arrange: (_page, network) => {
      network.fateOf = ({ isCall }) => (isCall ? answer : 'arrives');
    },
  },
]);

export const worlds: Readonly<Record<string, World>> = {
  'a page translator': {
    expected: renderedAnew,
    arrange: (page) => page.addInitScript(pageTranslator, MARK),
  },
  'a page translator that comes late': {
    arrange: (page) => () => page.evaluate(pageTranslator, MARK),
  },
  'a password manager': { expected: renderedAnew, arrange: (page) => page.addInitScript(passwordManager) },
  'a writing assistant': { expected: renderedAnew, arrange: (page) => page.addInitScript(writingAssistant) },
  'an extension that wraps the fields and what comes and goes': {
    arrange: (page) => () => page.evaluate(wrappingExtension),
  },
  'an extension that removes hints': { arrange: (page) => () => page.evaluate(removingExtension) },
  'autofill without events': { hands: silently },
  'autofill by the page’s own setters': { hands: byPageSetters },
  'a clock a year ahead': { arrange: (page) => setClock(page, 365) },
  'a clock a year behind': { arrange: (page) => setClock(page, -365) },
  'a clock that jumps': {
    arrange: (page) => {
      let days = 0;
      return () => setClock(page, (days = days === 0 ? 365 : 0));
    },
  },
  'a device that says it is offline, with a connection': { arrange: (page) => page.addInitScript(onLine, false) },
  'a device that says it is online, without a connection': {
    expected: notSent,
    arrange: async (page, network) => {
      await page.addInitScript(onLine, true);
      network.fateOf = ({ isCall }) => (isCall ? 'is cut off' : 'arrives');
    },
  },
  ...Object.fromEntries(answeredOnTheWay),
  'a sign-in page for the status request': {
    expected: notSent,
    arrange: (_page, network) => {
      network.fateOf = ({ isCall, isSubmission }) => {
        if (isSubmission) return 'loses its response';
        return isCall ? 'a sign-in page with 200' : 'arrives';
      };
    },
  },
  'storage that closes without an event': { arrange: closingStorage },
  'storage that cannot be read': { expected: refusals, arrange: (page) => page.addInitScript(cannotBeRead) },
  'storage that never answers': { expected: refusals, arrange: (page) => page.addInitScript(neverAnswers) },
  'locks that never answer': { arrange: (page) => page.addInitScript(locksNeverAnswer) },
  'a full disk': { expected: refusals, arrange: (page) => page.addInitScript(isFull) },
  'files that cannot be read at first': {
    arrange: (page) => page.addInitScript(unreadableFiles),
    hands: {
      ...byPointer,
      attach: async (control, files) => {
        await control.setInputFiles(files);
        await control
          .page()
          .locator('.field--file', { has: control })
          .getByText('This file could not be read.')
          .first()
          .waitFor();
        await control.setInputFiles(files);
      },
    },
  },
  'text of 24 pixels': textSize(24),
  'text of 32 pixels': textSize(32),
  'a browser that darkens pages': { arrange: (page) => forceDark(page) },
};
