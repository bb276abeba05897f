import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { limits } from '#forms/limits.ts';
import { examinePdf } from '#forms/pdf.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { MOST_PAGES } from '#machines/photographs.ts';
import { allOrNone } from '#tests/breadth.ts';
import { begin, control, dialog, fetched, forward, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { overflow, violations } from '#tests/e2e/axe.ts';
import { devices } from '#tests/e2e/devices.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { photographOfPaper } from '#tests/e2e/paper.ts';
import { drawnByPoppler } from '#tests/e2e/poppler.ts';
import { storedFiles } from '#tests/e2e/stored.ts';
import { files, focused, hydrated, visit } from '#tests/e2e/visit.ts';
import { hidePictures } from '#tests/e2e/world/hidePictures.ts';

const phone = { viewport: { width: 320, height: 640 }, hasTouch: true };

const { personalInfo, education, ...rest } = staffExamples['single man'];
const withoutFiles = {
  ...rest,
  personalInfo: { ...personalInfo, passport: undefined },
  education: {
    ...education,
    academicInfo: education.academicInfo.map((each) => ({ ...each, certificate: undefined })),
  },
};

/** The black-and-white pages of a PDF. `ink` gives the share of black within a part of the page. */
const pagesOf = (pdf: Buffer) =>
  [
    ...pdf
      .toString('latin1')
      .matchAll(/\/Width (\d+) \/Height (\d+) [^>]*\/BitsPerComponent 1 [^]*?\/Length (\d+) >>\nstream\n/g),
  ].map((match) => {
    const [width, height, length] = match.slice(1).map(Number) as [number, number, number];
    const from = match.index + match[0].length;
    const rows = inflateSync(pdf.subarray(from, from + length));
    const rowBytes = 1 + Math.ceil(width / 8);
    const ink = (left: number, top: number, right: number, bottom: number) => {
      let [black, all] = [0, 0];
      for (let y = Math.round(top * height); y < bottom * height; y++)
        for (let x = Math.round(left * width); x < right * width; x++, all++)
          if (!(rows[y * rowBytes + 1 + (x >> 3)]! & (128 >> (x & 7)))) black++;
      return black / all;
    };
    return { width, height, ink };
  });

/** The texts of the dialog's controls that are smaller than a fingertip. */
const smallControls = (page: Page) =>
  dialog(page)
    .locator('button, label, [role=slider]')
    .evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().height < 44 || each.getBoundingClientRect().width < 44)
        .map((each) => each.textContent),
    );

/** Whether the whole width and the top of an element are in the window. */
const inView = (element: Locator) =>
  element.evaluate((each) => {
    const { top, left, right } = each.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight / 2 && left >= 0 && right <= window.innerWidth;
  });

const pictures = (page: Page) => dialog(page).locator('input[type=file]').last();
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const photographOfNothing = () =>
  sharp({
    create: {
      width: 900,
      height: 1200,
      channels: 3,
      background: '#8a857c',
      noise: { type: 'gaussian', mean: 138, sigma: 6 },
    },
  })
    .jpeg()
    .toBuffer();
/** Of all that may be photographed, what needs the most bytes: colors with a grain. */
const photographOfCarpet = () => {
  const [width, height] = [1_240, 1_754];
  const wave = (at: number) => 120 + 60 * Math.sin(at / 90);
  const pixels = Uint8ClampedArray.from({ length: 3 * width * height }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    return wave([x, y, x + y][at % 3]!) + 400 * (Math.random() - 0.5);
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
};
/** What a scanning app makes: dark letters on nothing. */
const transparentScan = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="840" height="1188"><text x="80" y="400" font-size="80">Report</text></svg>',
    ),
  )
    .png()
    .toBuffer();

/** The mean of the red of a picture, 0 to 255. */
const brightness = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    return data.reduce((sum, value, at) => (at % 4 === 0 ? sum + value : sum), 0) / (width * height);
  });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).tap();

test('photographs become PDFs on a phone without a connection, by touch and by keys, and arrive', async () => {
  const page = await begin('/join-us/as-staff', phone);
  await fillStep(page, staff, 'personalInfo', withoutFiles, '');
  await fetched(page, 'worker');
  await page.context().setOffline(true);

  // A photograph that is attached under the name of a PDF is refused, and becomes the first page.
  await control(page, 'personalInfo[passport]').setInputFiles({
    ...jpeg('card.pdf', await photographOfPaper({ bar: 4 })),
    mimeType: 'application/pdf',
  });
  await page.getByText('Only PDF files are allowed').waitFor();
  await page.getByRole('button', { name: 'Make a PDF from this photo' }).tap();
  await dialog(page).getByText('1 page,').waitFor();
  await pictures(page).setInputFiles(jpeg('2.jpg', await photographOfPaper({ bar: 8 })));
  await dialog(page).getByText('2 pages,').waitFor();
  expect([await overflow(page), await smallControls(page)]).toEqual([0, []]);
  await press(page, 'Move down page 1');
  await dialog(page).getByRole('button', { name: 'Adjust corners page 2' }).press('Enter');
  const corner = dialog(page).getByRole('slider', { name: 'Bottom right corner' });
  const before = await corner.getAttribute('aria-valuetext');
  for (let i = 0; i < 5; i++) await corner.press('ArrowUp');
  expect(await corner.getAttribute('aria-valuetext')).not.toBe(before);
  expect([await overflow(page), await smallControls(page), await violations(page)]).toEqual([0, [], []]);
  await dialog(page).getByRole('button', { name: 'Done' }).press('Enter');
  await dialog(page).getByText('2 pages,').waitFor();
  await press(page, 'Attach this PDF');
  await page.getByRole('button', { name: 'Remove Photocopy of passport' }).waitFor();
  await forward(page).tap();

  await stepHeading(page, staff, 'education').waitFor();
  await fillStep(page, staff, 'education', withoutFiles, '');
  const certificateOpener = page.getByRole('button', { name: 'Take a photo for Certificate' });
  await certificateOpener.press('Enter');
  await pictures(page).setInputFiles(jpeg('nothing.jpg', await photographOfNothing()));
  await dialog(page).getByText('This page looks empty.').waitFor();
  await press(page, 'Remove page 1');
  await pictures(page).setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: await transparentScan() });
  await dialog(page).getByText('1 page,').waitFor();
  expect(await brightness(dialog(page).locator('img').first())).toBeGreaterThan(200);
  await press(page, 'Remove page 1');
  await pictures(page).setInputFiles(jpeg('carpet.jpg', await photographOfCarpet()));
  const [size] = /\d+(?= KB)/.exec(await dialog(page).getByText('1 page,').innerText()) ?? [];
  expect(Number(size) * 1024 * MOST_PAGES).toBeLessThan(limits.fileBytes);
  expect(await dialog(page).getByLabel('In color').isChecked()).toBe(true);
  await press(page, 'Remove page 1');
  await pictures(page).setInputFiles(jpeg('seal.jpg', await photographOfPaper({ color: '#c33' })));
  await dialog(page).getByText('1 page,').waitFor();
  expect(await dialog(page).getByText('This page looks empty.').count()).toBe(0);
  await dialog(page).getByLabel('In color').tap();
  await dialog(page).getByText('1 page,').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Stay' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Attach this PDF' }).press('Enter');
  await page.getByRole('button', { name: 'Remove Certificate' }).waitFor();
  await expect.poll(() => certificateOpener.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.context().setOffline(false);
  for (const id of ['workExperience', 'employmentInfo', 'references']) {
    await forward(page).tap();
    await stepHeading(page, staff, id).waitFor();
    await fillStep(page, staff, id, withoutFiles, '');
  }
  const stored = await storedFiles(await send(page));
  const {
    'personalInfo[passport]': passport,
    'education[academicInfo][0][certificate]': certificate,
    ...others
  } = stored;
  expect(others).toEqual({});
  for (const bytes of [passport!, certificate!]) {
    expect(examinePdf(bytes)).toBe('whole');
    // The camera's name was in the photograph.
    expect(bytes.includes('telephone')).toBe(false);
    drawnByPoppler(bytes, join(files(), 'drawn'));
  }
  const pages = pagesOf(passport!);
  // The paper fills the page: the square at its top left is black, its margins are white.
  expect(pages[0]!.ink(0.11, 0.08, 0.22, 0.155)).toBeGreaterThan(0.98);
  expect(pages[0]!.ink(0, 0, 1, 0.05) + pages[0]!.ink(0, 0.95, 1, 1)).toBeLessThan(0.01);
  expect(pages[0]!.height / pages[0]!.width).toBeCloseTo(Math.SQRT2, 1);
  // The second photograph, with the longer bar, is the first page.
  expect(pages.map(({ ink }) => ink(0.5, 0.225, 0.7, 0.245) > 0.9)).toEqual([true, false]);
  expect(passport!.length).toBeLessThan(2 * 100 * 1024);
  expect(certificate!.length).toBeLessThan(400 * 1024);
  expect(certificate!.includes('/DCTDecode')).toBe(true);
});

const opener = (page: Page) => page.getByRole('button', { name: 'Take a photo for Photocopy of passport' });
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name, exact: true });

/** Opens the dialog and adds one photograph. */
const addFirstPage = async (page: Page) => {
  await opener(page).click();
  await pictures(page).setInputFiles(jpeg('1.jpg', await photographOfPaper()));
  await dialog(page).getByText('1 page,').waitFor();
};

test.each(allOrNone(['a phone', 'a desktop'] as const))(
  'on %s an added page has the focus and can be enlarged; Back, Forward and Escape ask before pages are lost',
  async (device) => {
    const viewport = devices[device];
    const page = await visit('/about-us/history', { viewport });
    await hydrated(page);
    await page
      .locator('a[href="/join-us/as-staff"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await ready(page);
    const address = page.url();
    // Now Forward leads to an entry, too.
    await page.evaluate(() => history.pushState(history.state, '', location.href));
    await page.evaluate(() => history.back());
    await addFirstPage(page);
    const added = dialog(page).getByRole('button', { name: 'Enlarge page 2' });
    const hasFocus = () => added.evaluate((button) => button === document.activeElement);
    await pictures(page).setInputFiles(jpeg('2.jpg', await photographOfPaper({ bar: 2 })));
    await added.waitFor();
    await expect.poll(hasFocus).toBe(true);
    await expect.poll(() => inView(added)).toBe(true);
    await dialog(page).getByText('2 pages,').waitFor();

    await page.keyboard.press('Enter');
    await heading(page, 'Page 2').waitFor();
    const shown = dialog(page).getByRole('img', { name: 'Page 2 as it will be sent' });
    const widthOf = async () => (await shown.boundingBox())!.width;
    const fitted = await widthOf();
    expect(fitted).toBeGreaterThan(viewport.width < 500 ? 300 : 800);
    await dialog(page).getByRole('button', { name: 'Zoom in' }).press('Enter');
    await expect.poll(widthOf).toBeCloseTo(fitted * 2, 0);
    // A tap zooms in at its place: the picture under the finger stays there.
    const stage = (await dialog(page).locator('.page-view-stage').boundingBox())!;
    const finger = { x: stage.x + 60, y: stage.y + 90 };
    const under = async () => {
      const { x, y, width, height } = (await shown.boundingBox())!;
      return [(finger.x - x) / width, (finger.y - y) / height] as const;
    };
    const [left, top] = await under();
    await page.mouse.click(finger.x, finger.y);
    await expect.poll(widthOf).toBeCloseTo(fitted * 4, 0);
    expect((await under())[0]).toBeCloseTo(left, 2);
    expect((await under())[1]).toBeCloseTo(top, 2);
    expect([await overflow(page), await violations(page)]).toEqual([0, []]);
    await page.keyboard.press('Escape');
    await dialog(page).getByText('2 pages,').waitFor();
    await expect.poll(hasFocus).toBe(true);

    const back = () => page.evaluate(() => history.back());
    const leavings: (() => Promise<unknown>)[] = [
      () => page.evaluate(() => history.forward()),
      back,
      () => page.evaluate(() => history.go(-2)),
      () => page.keyboard.press('Escape'),
    ];
    for (const leave of leavings) {
      await leave();
      await heading(page, 'Leave without attaching?').waitFor();
      await dialog(page)
        .getByText('You will lose these pages. Photos that you chose from this device stay on it.')
        .waitFor();
      await (leave === leavings[0] ? back : leave)();
      await dialog(page).getByText('2 pages,').waitFor();
      expect(page.url()).toBe(address);
    }

    await back();
    await dialog(page).getByRole('button', { name: 'Leave' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    // Nothing would be lost now, and nothing asks.
    await back();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
  },
);

test.each(allOrNone(['Photographs', 'worker']))(
  'where the script %s does not load, the question says so and offers a PDF or Reload; the answers stay',
  async (script) => {
    const page = await visit('about:blank', { expected: /Failed to load|Failed to fetch/ });
    await page.route(`**/${script}-*.js`, (route) => route.abort());
    await page.goto('/join-us/as-staff');
    await ready(page);
    await control(page, 'personalInfo[firstName]').fill('Salma');
    await opener(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await alert.getByText('You can attach a PDF instead').waitFor();
    expect(await alert.innerText()).toContain('Your answers and files are saved on this device only, until');
    expect(await control(page, 'personalInfo[firstName]').inputValue()).toBe('Salma');
    expect(await opener(page).count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('Reload');
    await page.unroute(`**/${script}-*.js`);
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await ready(page);
    await expect.poll(() => control(page, 'personalInfo[firstName]').inputValue()).toBe('Salma');
    await opener(page).click();
    await dialog(page).waitFor();
  },
);

test.each(allOrNone(['its worker', 'the page']))(
  'where the browser hides pictures from %s, the dialog says so and offers a PDF instead; nothing is attached',
  async (from) => {
    const page = await visit('about:blank');
    if (from === 'the page') await page.addInitScript(hidePictures);
    else
      await page.route('**/worker-*.js', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `(${hidePictures.toString()})();${await response.text()}` });
      });
    await page.goto('/join-us/as-staff');
    await ready(page);
    await opener(page).click();
    const photograph = jpeg('1.jpg', await photographOfPaper());
    await pictures(page).setInputFiles([photograph, photograph]);
    await heading(page, 'This browser hides pictures from websites').waitFor();
    await dialog(page).getByText('Nothing was attached. Please attach a PDF instead.').waitFor();
    await dialog(page).getByRole('button', { name: 'Continue' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Remove Photocopy of passport' }).count()).toBe(0);
    await expect.poll(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  },
);
