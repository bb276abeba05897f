import { once } from 'node:events';
import { userInfo } from 'node:os';
import { createOffice } from '#server/office/page/createOffice.ts';
import { createSessions } from '#server/office/page/sessions.ts';
import { officeSettings } from '#server/office/page/settings.ts';
import type { Terminal } from '#server/office/terminal.ts';
import { timeAgo } from '#server/schoolTime.ts';
import { errorCode } from '#server/storing/errors.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

interface Options {
  /** The name under which the link signs in. */
  name?: string;
  readOnly?: true;
}

const DAY = 24 * 60 * 60_000;

const lineTo = (terminal: Terminal) => ({ stream: { write: (line: string) => terminal.report(line.trimEnd()) } });

/** Runs the office's page until it is interrupted. Prints a link, or the address behind the proxy that signs people in. */
export const runOffice = async (store: ApplicationStore, terminal: Terminal, { name, readOnly }: Options) => {
  const settings = officeSettings(process.env);
  const sessions = createSessions();
  const forget = () => store.log.forget(timeAgo(2, 'y'));
  await forget();
  const office = createOffice(store, sessions, settings, lineTo(terminal));
  const address = await office.listen({ host: '127.0.0.1', port: settings.port }).catch((error: unknown) => {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new Error(
      `The port ${settings.port} is taken: an office may be running already. Name another in OFFICE_PORT.`,
    );
  });
  const url = address.replace('127.0.0.1', 'localhost');
  if (settings.proxy) terminal.write(`The office is at ${settings.proxy.origin}, behind the proxy, from ${address}\n`);
  else {
    const token = sessions.createToken({ name: name ?? userInfo().username, mayDelete: !readOnly });
    terminal.write(`For one sign-in within ten minutes: ${url}/sign-in?link=${token}\nEnd it with Ctrl+C.\n`);
  }
  // What fails is forgotten on another day.
  const daily = setInterval(() => void forget().catch(() => undefined), DAY);
  if (!terminal.interrupted.aborted) await once(terminal.interrupted, 'abort');
  clearInterval(daily);
  await office.close();
};
