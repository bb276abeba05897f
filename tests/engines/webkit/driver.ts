import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { programs } from '#tests/engines/programs.ts';
import { freePort } from '#tests/freePort.ts';

interface Driver {
  url: string;
  stop: () => Promise<void>;
}

// Without `-noreset` an X server restarts after its last client has gone, and refuses a browser that starts at this moment: the
// driver would wait for it without end.
const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'];

/** Starts an X server without a monitor. It chooses its display number. */
const openDisplay = async (): Promise<{ server: ChildProcess; display: string }> => {
  const server = spawn(programs.display.path, ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(server.stdio[3] as Readable, 'data');
  return { server, display: `:${String(number).trim()}` };
};

/** A settings folder that lets the window be as narrow as a phone: its buttons take no space. */
const narrowToolbar = async (): Promise<string> => {
  const settings = await mkdtemp(join(tmpdir(), 'bac-webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0; font-size: 1px }');
  return settings;
};

/** Starts WebKitGTK's driver on a display and a port of its own. */
export const startDriver = async (): Promise<Driver> => {
  const [{ server, display }, settings, port] = await Promise.all([openDisplay(), narrowToolbar(), freePort()]);
  const driver = spawn(programs.webkit.path, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      // The sandbox needs a user other than root; the pages it opens are the project's own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const stop = async () => {
    driver.kill();
    server.kill();
    await rm(settings, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (driver.exitCode !== null) {
      await stop();
      throw new Error(`${programs.webkit.path} ended with ${driver.exitCode}.`);
    }
    await pause(20);
  }
  return { url, stop };
};
