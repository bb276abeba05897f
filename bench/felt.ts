import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { admission } from '../forms/admission/admission.ts';
import { admissionExamples } from '../forms/admission/examples.ts';
import type { Form } from '../forms/form.ts';
import { staffExamples } from '../forms/staff/examples.ts';
import { staff } from '../forms/staff/staff.ts';
import { launchBrowser } from '../tests/browser.ts';
import { fillStep } from '../tests/e2e/fill.ts';
import { startService } from './service.ts';
import type { Row } from './table.ts';

declare global {
  interface Window {
    /** Milliseconds from an event to the next paint, of each event since it was emptied. */
    felt: number[];
  }
}

/** Milliseconds. */
const AIM = 100;
const SLOWDOWN = 4;
const TIMES = 8;
const forms = [
  { form: staff, path: 'as-staff', answers: staffExamples['married mother of two'] },
  { form: admission, path: 'as-student', answers: admissionExamples['three siblings of which one applies'] },
];

type Kind = 'Fill The Form' | 'a key' | 'a radio button' | 'Add' | 'Remove' | 'Next' | 'Previous' | 'the review';
type Times = Map<Kind, number[]>;

const openPage = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    window.felt = [];
    new PerformanceObserver((list) => {
      // Not the pointer that a moved page leaves: such an event waits for a paint that it does not cause.
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) window.felt.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url);
  await page.locator('.wizard[data-ready]').waitFor();
  return page;
};

/** Does something, and adds how long its slowest event took until the page was painted. Events under 16 ms count as 8. */
const note = async (page: Page, times: Times, kind: Kind, interact: () => Promise<unknown>): Promise<void> => {
  await page.evaluate(() => {
    window.felt = [];
  });
  await interact();
  await page.waitForTimeout(500);
  const slowest = await page.evaluate(() => Math.max(8, ...window.felt));
  times.set(kind, [...(times.get(kind) ?? []), slowest]);
};

/** Presses a control that is in view: the paint of what is scrolled into view is not the press's. */
const notePress = async (page: Page, times: Times, kind: Kind, control: Locator): Promise<void> => {
  await control.hover();
  await page.waitForTimeout(500);
  await note(page, times, kind, () => control.click());
};

/** Keys in the step's first text, and each yes and no that is asked. */
const noteAnswers = async (page: Page, times: Times): Promise<void> => {
  const text = page.locator('.step input[type=text]').first();
  if (await text.isVisible()) {
    await text.focus();
    for (let time = 0; time < TIMES; time++) await note(page, times, 'a key', () => page.keyboard.press('a'));
    await text.fill('');
  }
  for (const value of ['yes', 'no']) {
    const radio = page.locator(`.step input[type=radio][value=${value}]`).first();
    if (await radio.isVisible()) await notePress(page, times, 'a radio button', radio);
  }
};

const noteEntries = async (page: Page, times: Times): Promise<void> => {
  const list = page.locator('.entries').first();
  const add = list.getByRole('button', { name: /^Add another/ });
  if (!(await add.isVisible())) return;
  for (let time = 0; time < TIMES; time++) await notePress(page, times, 'Add', add);
  const remove = list.getByRole('button', { name: /^Remove .* \d+$/ });
  for (let time = 0; time < TIMES; time++) await notePress(page, times, 'Remove', remove.last());
};

const noteSteps = async (page: Page, times: Times, form: Form, answers: unknown): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'bac-bench-'));
  const forward = page.locator('#forward:enabled');
  const ids = Object.keys(form.steps);
  for (const id of ids) {
    await page.locator('#step-heading', { hasText: form.steps[id]!.title }).waitFor();
    await noteAnswers(page, times);
    await fillStep(page, form, id, answers, folder);
    await noteEntries(page, times);
    await forward.waitFor();
    if (id === ids.at(-1)) break;
    await notePress(page, times, 'Next', forward);
    await notePress(page, times, 'Previous', page.getByRole('button', { name: 'Previous' }));
    await forward.waitFor();
    await notePress(page, times, 'Next', forward);
  }
  const review = page.locator('#review');
  for (let time = 0; time < TIMES; time++) await notePress(page, times, 'the review', review);
};

/** The 98th percentile, which is the largest of fewer than fifty. */
const p98 = (durations: readonly number[]) =>
  durations.toSorted((a, b) => a - b)[Math.ceil(durations.length * 0.98) - 1]!;

/** How long it takes from a press to the paint of what it changes, with a processor slowed 4 times, 360 pixels wide. */
export async function* measureFelt(): AsyncGenerator<Row> {
  const service = await startService();
  const browser = await launchBrowser();
  try {
    for (const { form, path, answers } of forms) {
      const times: Times = new Map();
      const url = `${service.url}/join-us/${path}`;
      for (let time = 0; time < TIMES; time++) {
        const page = await openPage(browser, url);
        const start = page.getByRole('button', { name: 'Fill The Form' });
        if (await start.isVisible()) await notePress(page, times, 'Fill The Form', start);
        if (time === 0) await noteSteps(page, times, form, answers);
        await page.context().close();
      }
      for (const [kind, durations] of times)
        yield {
          what: `${path}: ${kind}`,
          ours: `${p98(durations)} ms at the 98th percentile of ${durations.length}`,
          other: '',
          aim: `<= ${AIM} ms`,
          met: p98(durations) <= AIM,
        };
    }
  } finally {
    await browser.close();
    await service.stop();
  }
}
