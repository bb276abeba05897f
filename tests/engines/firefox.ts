import { type Browser, firefox, type Locator } from 'playwright-core';
import { enter } from '#tests/e2e/enter.ts';
import { programs } from '#tests/engines/programs.ts';

interface Session {
  send: (method: string, params?: unknown) => Promise<unknown>;
}

/** What lies below Playwright's browser. */
interface Client {
  _connection: { toImpl: (browser: Browser) => { _browserSession: Session } };
}

/** Debian's Firefox, driven over WebDriver BiDi. */
export const launchFirefox = async (): Promise<Browser> => {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: programs.firefox.path });
  skipMediaEmulation(browser);
  await typeAsAPerson(browser);
  return browser;
};

// Playwright asks for it in each new context, and Debian's Firefox does not know it yet.
const skipMediaEmulation = (browser: Browser) => {
  const { _connection } = browser as unknown as Client;
  const session: Session = Object.getPrototypeOf(_connection.toImpl(browser)._browserSession);
  const { send } = session;
  session.send = function (method, params) {
    return method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve() : send.call(this, method, params);
  };
};

// Playwright sets a text over this protocol without an edit, in a way that React does not hear.
const typeAsAPerson = async (browser: Browser) => {
  const page = await browser.newPage();
  const locator: Locator = Object.getPrototypeOf(page.locator('*'));
  locator.fill = function (text) {
    return this.evaluate(enter, text);
  };
  await page.close();
};
