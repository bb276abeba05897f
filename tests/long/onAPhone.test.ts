import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { ensureBrowser } from '#tests/browser.ts';
import { begin, dialog, fillUpTo, forward, ready, send, stepHeading } from '#tests/e2e/application.ts';
import '#tests/e2e/eachFile.ts';
import { fillStep, passInformation } from '#tests/e2e/fill.ts';
import { applyWithPhotographsOnly } from '#tests/e2e/photographsOnly.ts';
import { reloadLate } from '#tests/e2e/reloadLate.ts';
import { buildSite, type Service, startService } from '#tests/e2e/service.ts';
import { noteShifts, VISIBLE_SHIFT } from '#tests/e2e/site/shifts.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { files, visit } from '#tests/e2e/visit.ts';

let service: Service;
beforeAll(async () => {
  ensureBrowser();
  await buildSite();
  service = await startService();
}, 300_000);
afterAll(() => service?.stop());

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('a parent applies with photographs only, by touch, over 400 kbit/s with two breaks', () =>
  applyWithPhotographsOnly(service, 'test-results/photographs/chromium'));

/** Those with lists in several steps. */
const applicants: Readonly<Record<string, string>> = {
  staff: 'experienced teacher',
  admission: 'grade 5 pupil with two former schools',
  papers: 'missing paper',
};

test.each(applications)(
  '$name: nothing moves in a step that is reloaded while its script is held back',
  async ({ name, form, examples, page: path }) => {
    const answers = examples[applicants[name]!];
    const page = await begin(path, { site: service.site, ...phone });
    await page.addInitScript(noteShifts);
    const moved: Record<string, number> = {};
    const note = async (step: string) => {
      for (const place of ['start', 'end']) {
        await page.evaluate((end) => window.scrollTo(0, end ? document.body.scrollHeight : 0), place === 'end');
        moved[`${step}, ${place}`] = await reloadLate(page);
      }
    };
    for (const id of Object.keys(form.steps)) {
      await stepHeading(page, form, id).waitFor();
      await note(`${id}, empty`);
      await fillStep(page, form, id, answers, files());
      await note(`${id}, filled`);
      await forward(page).click();
    }
    expect(Object.entries(moved).filter(([, much]) => much >= VISIBLE_SHIFT)).toEqual([]);
  },
);

const android = 'Mozilla/5.0 (Linux; Android 13; SM-A135F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const userAgent = `${android} Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.0.0;]`;

/** A browser inside another app prints nothing, opens no window and saves no file. */
const withoutWindows = () => {
  for (const name of ['print', 'open']) Reflect.deleteProperty(window, name);
};

/** A stricter one keeps nothing, either, and its tabs know nothing of each other. */
const withoutStorage = () => {
  for (const name of ['locks', 'storage']) Reflect.deleteProperty(Navigator.prototype, name);
  Reflect.deleteProperty(window, 'BroadcastChannel');
  IDBFactory.prototype.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
};

const inOtherApps = applications.flatMap((application) => [
  { ...application, lacking: 'windows', limits: [withoutWindows] },
  { ...application, lacking: 'windows and storage', limits: [withoutWindows, withoutStorage] },
]);

test.each(inOtherApps)(
  '$name, inside an app without $lacking: is sent, and its reference can be copied',
  async ({ form, examples, page: path, limits }) => {
    const answers = Object.values(examples)[0]!;
    const page = await visit('/', {
      ...phone,
      site: service.site,
      userAgent,
      acceptDownloads: false,
      ...(limits.includes(withoutStorage) && { expected: /could not be (?:stored|read)/ }),
    });
    for (const limit of limits) await page.addInitScript(limit);
    await page.goto(path);
    await ready(page);
    await passInformation(page);
    await fillUpTo(page, form, answers);
    const reference = await send(page);
    expect(await storedUnder(reference, service.dataDir)).toEqual(await asStored(answers));
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await page
      .getByRole('heading', { name: form.addsTo ? 'What you sent has arrived' : 'Your application has arrived' })
      .waitFor();
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
    const copied = await page.locator('.receipt .reference').evaluate((shown) => {
      getSelection()!.selectAllChildren(shown);
      return getSelection()!.toString();
    });
    expect(copied).toBe(reference);
  },
);
