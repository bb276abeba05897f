import { execFileSync } from 'node:child_process';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { ensurePackages } from '#tests/debian.ts';
import { control, dialog, fillUpTo, openForm, ready } from '#tests/e2e/application.ts';
import { openDevice } from '#tests/e2e/chaos/device.ts';
import { devices } from '#tests/e2e/devices.ts';
import { offer, openLink, press } from '#tests/e2e/handover.ts';
import { all, openNetwork } from '#tests/e2e/network.ts';
import { filesOnDevice, savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { startService } from '#tests/e2e/service.ts';
import { files } from '#tests/e2e/visit.ts';
import { randomFrom } from '#tests/server/randomFrom.ts';

const path = '/join-us/as-staff';
const teacher = staffExamples['experienced teacher'];
const firstName = (page: Page) => control(page, 'personalInfo[firstName]');
const DAY = 24 * 60 * 60;

/** How many hand-overs are disturbed. */
const HANDOVERS = Number(process.env.HANDOVERS ?? 200);

/** Opens the form on the first device again, and ends what it has offered before. */
const comeBack = async (page: Page, firstStep: string): Promise<void> => {
  await page.goto(firstStep);
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
  if (!(await firstName(page).isVisible())) await comeBack(page, firstStep);
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
  const address = network.url + path;
  const firstStep = `${address}?step=personalInfo`;
  const faults: string[] = [];
  const openBrowser = async (url: string) => {
    const device = await openDevice(url, (fault) => faults.push(fault));
    onTestFinished(() => device.end());
    return device;
  };
  const computer = await openBrowser(address);
  await ready(computer.page);
  await fillUpTo(computer.page, staff, teacher, 'education');
  await savedOnDevice(computer.page, teacher.education.academicInfo[0]!.degree);
  const count = 4;
  await expect.poll(() => filesOnDevice(computer.page)).toBe(count);
  const counts = { cut: 0, computerKilled: 0, computerClosed: 0, serviceKilled: 0, phoneKilled: 0, hadIt: 0 };

  /** The next transfer of the draft is cut off, or its answer is lost. */
  const disturb = (method: string) => {
    network.fateOf = ({ method: each, path: at }) => {
      if (each !== method || !at.startsWith('/api/handover')) return 'arrives';
      network.fateOf = all('arrives');
      counts.cut += 1;
      return random.chance(0.5) ? 'is cut off' : 'loses its response';
    };
  };
  const beginLink = async () => {
    await computer.page.getByRole('button', { name: 'Continue on another device' }).first().click();
    await press(computer.page, 'Make a link');
  };
  const expectWhole = async (page: Page, name: string) => {
    await page.goto(firstStep);
    await ready(page);
    expect(await firstName(page).inputValue()).toBe(name);
    await expect.poll(() => filesOnDevice(page)).toBe(count);
  };

  for (let run = 1; run <= HANDOVERS; run += 1) {
    const name = `Run ${run}`;
    await comeBack(computer.page, firstStep);
    await firstName(computer.page).fill(name);
    await savedOnDevice(computer.page, name);

    if (random.chance(0.3)) {
      // The computer dies while it makes the link, at any moment.
      await beginLink();
      await computer.page.waitForTimeout(random.below(600));
      await computer.kill(firstStep);
      await comeBack(computer.page, firstStep);
      expect(await firstName(computer.page).inputValue()).toBe(name);
      counts.computerKilled += 1;
    }
    if (random.chance(0.4)) disturb('PUT');
    await beginLink();
    const link = dialog(computer.page).getByRole('textbox');
    const again = dialog(computer.page).getByRole('button', { name: 'Try again' });
    await link.or(again).first().waitFor();
    if (await again.isVisible()) await again.click();
    const offered = await link.inputValue();
    if (random.chance(0.3)) {
      await service.killAndStart();
      counts.serviceKilled += 1;
    }
    if (random.chance(0.3)) {
      // The computer is closed before anybody opens the link.
      await computer.page.goto('about:blank');
      counts.computerClosed += 1;
    }

    const phone = await openBrowser('about:blank');
    if (random.chance(0.4)) {
      // The phone dies while the application comes, at any moment.
      void phone.page.goto(offered).catch(() => undefined);
      await phone.page.waitForTimeout(random.below(1_500));
      await phone.kill('about:blank');
      counts.phoneKilled += 1;
    }
    if (random.chance(0.4)) disturb(random.chance(0.5) ? 'GET' : 'DELETE');
    await openLink(offered, phone.page);
    const choice = (button: string) => dialog(phone.page).getByRole('button', { name: button, exact: true });
    const [here, retry, replace] = [choice('Continue'), choice('Try again'), choice('Replace it')];
    const gone = dialog(phone.page).getByRole('heading', { name: 'This link no longer works' });
    const answer = here.or(gone);
    await answer.or(retry).or(replace).first().waitFor();
    // The phone that died had stored it, and had not yet said so.
    if (await replace.isVisible()) await replace.click();
    await answer.or(retry).first().waitFor();
    if (await retry.isVisible()) await retry.click();
    await answer.first().waitFor();
    if (await gone.isVisible()) counts.hadIt += 1;
    await expectWhole(phone.page, name);
    network.fateOf = all('arrives');
    await phone.end();
  }
  await comeBack(computer.page, firstStep);
  await expectWhole(computer.page, `Run ${HANDOVERS}`);
  expect(faults).toEqual([]);
  console.info(`${HANDOVERS} hand-overs: ${JSON.stringify(counts)}`);

  const folder = join(service.dataDir, 'handover');
  const old = Date.now() / 1_000 - DAY - 60;
  for (const each of await readdir(folder)) await utimes(join(folder, each), old, old);
  await service.killAndStart();
  expect(await readdir(folder)).toEqual([]);
  expect(await readdir(join(service.dataDir, 'tmp'))).toEqual([]);
});
