import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from 'playwright-core';
import { quietly } from '#tests/browser.ts';

/** A browser with its own profile, which survives the kill of the browser. */
export interface Device {
  /** The tab in front. */
  page: Page;
  /** Opens another tab in front. */
  open(url: string): Promise<void>;
  /** Closes the tab in front and opens another. */
  reopen(url: string): Promise<void>;
  /** Brings another tab to the front, if there is one. */
  goToOther(): Promise<void>;
  /** Freezes all tabs behind the front, as a phone does. */
  freezeOthers(): Promise<void>;
  /** SIGKILL, and another start. */
  kill(url: string): Promise<void>;
  end(): Promise<void>;
}

const slow = { timeout: 30_000 };

const launch = async (profile: string) => {
  const args = [
    ...quietly.args,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  // A process group: one of the browser's processes writes its storage, and a phone kills all of them.
  const program = spawn(quietly.executablePath, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  for await (const line of createInterface(program.stderr)) {
    const address = /ws:\/\/\S+/.exec(line)?.[0];
    if (!address) continue;
    program.stderr.resume();
    return { program, browser: await chromium.connectOverCDP(address) };
  }
  throw new Error('The browser ended before it named its address.');
};

const killGroup = (program: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) {
      // Another process may have its number by now.
      resolve();
      return;
    }
    program.once('exit', () => resolve());
    process.kill(-program.pid!, 'SIGKILL');
  });

const setLifecycle = async (page: Page, state: 'frozen' | 'active') => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state });
  await session.detach();
};

/** Opens an address on a new device. Uncaught errors of its pages are noted. */
export const openDevice = async (url: string, note: (fault: string) => void): Promise<Device> => {
  const profile = await mkdtemp(join(tmpdir(), 'bac-phone-'));
  let { program, browser } = await launch(profile);

  const tabIn = async (within: Browser, address: string) => {
    const page = await within.contexts()[0]!.newPage();
    page.on('dialog', (question) => void question.accept().catch(() => undefined));
    page.on('pageerror', ({ message }) => note(message));
    await page.goto(address, slow).catch(() => undefined);
    return page;
  };

  const device: Device = {
    page: await tabIn(browser, url),
    open: async (address) => {
      device.page = await tabIn(browser, address);
    },
    reopen: async (address) => {
      const before = device.page;
      await before.close({ runBeforeUnload: false });
      await device.open(address);
    },
    goToOther: async () => {
      const others = browser
        .contexts()[0]!
        .pages()
        .filter((page) => page !== device.page && page.url() !== 'about:blank');
      const [other] = others;
      if (!other) return;
      await setLifecycle(other, 'active').catch(() => undefined);
      device.page = other;
      await other.bringToFront();
    },
    freezeOthers: async () => {
      for (const page of browser.contexts()[0]!.pages())
        if (page !== device.page) await setLifecycle(page, 'frozen').catch(() => undefined);
    },
    kill: async (address) => {
      await killGroup(program);
      ({ program, browser } = await launch(profile));
      await device.open(address);
    },
    end: async () => {
      await killGroup(program);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return device;
};
