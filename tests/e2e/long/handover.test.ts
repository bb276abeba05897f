import { execFileSync } from 'node:child_process';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { ensurePackages } from '#tests/debian.ts';
import { control, dialog, fillUpTo, openForm, ready } from '#tests/e2e/application.ts';
import { devices } from '#tests/e2e/devices.ts';
import { offer, openLink, press, takeIt } from '#tests/e2e/handover.ts';
import { all, openNetwork } from '#tests/e2e/network.ts';
import { filesOnDevice, savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { startService } from '#tests/e2e/service.ts';
import { files, visit } from '#tests/e2e/visit.ts';
import { randomFrom } from '#tests/server/randomFrom.ts';

const path = '/join-us/as-staff';
const teacher = staffExamples['experienced teacher'];
const firstName = (page: Page) => control(page, 'personalInfo[firstName]');
const DAY = 24 * 60 * 60;

/** How many hand-overs are disturbed. */
const HANDOVERS = Number(process.env.HANDOVERS ?? 200);

/** Opens the form on the first device again, and ends what it has offered before. */
const comeBack = async (page: Page): Promise<void> => {
  await page.goto(`${path}?step=personalInfo`);
  await ready(page);
  const back = page.getByRole('button', { name: 'Continue here instead' });
  const cancel = page.getByRole('button', { name: 'Cancel the link' });
  const free = page.getByRole('button', { name: 'Continue on another device' }).first();
  await back.or(cancel).or(free).first().waitFor();
  // Another device may just have it.
  await page.waitForTimeout(1_000);
  if (await back.isVisible()) await back.click();
  else if (await cancel.isVisible()) await cancel.click();
  await free.waitFor();
  if (!(await firstName(page).isVisible())) await comeBack(page);
};

test.each(['a desktop', 'a tablet', 'a phone'] as const)(
  'zbar reads the code from a screenshot of %s',
  async (device) => {
    ensurePackages('The codes', [{ path: '/usr/bin/zbarimg', package: 'zbar-tools' }]);
    const page = await openForm(path, { viewport: devices[device] });
    await firstName(page).fill('Rana');
    await savedOnDevice(page, 'Rana');
    const link = await offer(page);
    const read = async (picture: Buffer) => {
      const file = join(files(), 'code.png');
      await writeFile(file, picture);
      const stdio = ['ignore', 'pipe', 'ignore'] as const;
      return execFileSync('zbarimg', ['--quiet', '--raw', file], { encoding: 'utf8', stdio: [...stdio] }).trim();
    };
    expect(await read(await page.screenshot())).toBe(link);
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    expect(await read(await dialog(page).locator('.qr-code').screenshot())).toBe(link);
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    expect(await read(await dialog(page).locator('.qr-code').screenshot())).toBe(link);
  },
);

test('hand-overs that are killed, cut off and repeated lose no draft, and leave nothing behind after a day', {
  timeout: 2 * 60 * 60_000,
}, async () => {
  const service = await startService();
  onTestFinished(service.stop);
  const network = await openNetwork(service.site);
  const random = randomFrom('hand-overs');
  const expected = /Failed to load resource|could not be/;
  const computer = await openForm(path, { site: network.url, expected });
  await fillUpTo(computer, staff, teacher, 'education');
  await savedOnDevice(computer, teacher.education.academicInfo[0]!.degree);
  const count = await filesOnDevice(computer);
  expect(count).toBeGreaterThan(1);
  const counts = { cut: 0, killed: 0, restarted: 0, reopened: 0 };

  /** The next transfer of the draft is cut off, or its answer is lost. */
  const disturb = (method: string) => {
    network.fateOf = ({ method: each, path: at }) => {
      if (each !== method || !at.startsWith('/api/handover')) return 'arrives';
      network.fateOf = all('arrives');
      counts.cut += 1;
      return random.chance(0.5) ? 'is cut off' : 'loses its response';
    };
  };
  const openPhone = () => visit('about:blank', { viewport: devices['a phone'], site: network.url, expected });

  for (let run = 1; run <= HANDOVERS; run += 1) {
    const name = `Run ${run}`;
    await comeBack(computer);
    await firstName(computer).fill(name);
    await savedOnDevice(computer, name);

    if (random.chance(0.4)) disturb('PUT');
    await computer.getByRole('button', { name: 'Continue on another device' }).first().click();
    await press(computer, 'Make a link');
    const link = dialog(computer).getByRole('textbox');
    const again = dialog(computer).getByRole('button', { name: 'Try again' });
    await link.or(again).first().waitFor();
    if (await again.isVisible()) await again.click();
    const address = await link.inputValue();
    if (random.chance(0.3)) {
      await service.killAndStart();
      counts.restarted += 1;
    }
    if (random.chance(0.3)) {
      // The computer is closed before anybody opens the link.
      await computer.goto('about:blank');
      counts.killed += 1;
    }

    let phone = await openPhone();
    if (random.chance(0.4)) {
      // The phone dies while the application comes, at any moment.
      void phone.goto(address).catch(() => undefined);
      await phone.waitForTimeout(random.below(1_500));
      await phone.context().close();
      phone = await openPhone();
      counts.reopened += 1;
    }
    if (random.chance(0.4)) disturb(random.chance(0.5) ? 'GET' : 'DELETE');
    await openLink(address, phone);
    const here = dialog(phone).getByRole('button', { name: 'Continue' });
    const retry = dialog(phone).getByRole('button', { name: 'Try again' });
    const gone = dialog(phone).getByRole('heading', { name: 'This link no longer works' });
    await here.or(retry).or(gone).first().waitFor();
    if (await retry.isVisible()) {
      await retry.click();
      await here.or(gone).first().waitFor();
    }
    // The phone that died had it already: it has stored it.
    if (await here.isVisible()) {
      await takeIt(phone);
      await phone.goto(`${path}?step=personalInfo`);
      await ready(phone);
      expect(await firstName(phone).inputValue()).toBe(name);
      expect(await filesOnDevice(phone)).toBe(count);
    }
    network.fateOf = all('arrives');
    await phone.context().close();
  }
  await computer.goto(path);
  await ready(computer);
  expect(JSON.stringify(await filesOnDevice(computer))).toBe(String(count));
  console.info(`${HANDOVERS} hand-overs: ${JSON.stringify(counts)}`);

  const folder = join(service.dataDir, 'handover');
  const old = Date.now() / 1_000 - DAY - 60;
  for (const each of await readdir(folder)) await utimes(join(folder, each), old, old);
  await service.killAndStart();
  expect(await readdir(folder)).toEqual([]);
  expect(await readdir(join(service.dataDir, 'tmp'))).toEqual([]);
});
