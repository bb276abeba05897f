import { type Browser, firefox, type Locator, type Page } from 'playwright-core';
import { enterIn } from '#tests/e2e/enter.ts';
import { programs } from '#tests/engines/programs.ts';

interface Session {
  send: (method: string, params?: unknown) => Promise<unknown>;
}

/** The touchscreen of a page. */
interface Touchscreen {
  _session: Session & { sessionId: string };
  tap: (progress: unknown, x: number, y: number) => Promise<unknown>;
}

/** Private members of Playwright's browser and pages. */
interface Client {
  _connection: {
    toImpl: {
      (browser: Browser): { _browserSession: Session };
      (page: Page): { delegate: { rawTouchscreen: Touchscreen } };
    };
  };
}

/** Debian's Firefox, driven over WebDriver BiDi. */
export const launchFirefox = async (): Promise<Browser> => {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: programs.firefox.path });
  skipMediaEmulation(browser);
  await makeInputReal(browser);
  return browser;
};

// Playwright sends this command in each new context, and Debian's Firefox does not know it yet.
const skipMediaEmulation = (browser: Browser) => {
  const { _connection } = browser as unknown as Client;
  const session: Session = Object.getPrototypeOf(_connection.toImpl(browser)._browserSession);
  const { send } = session;
  session.send = function (method, params) {
    return method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve() : send.call(this, method, params);
  };
};

// Over this protocol Playwright's `fill` does not notify React, and its `tap` touches nothing.
const makeInputReal = async (browser: Browser) => {
  const page = await browser.newPage();
  const locator: Locator = Object.getPrototypeOf(page.locator('*'));
  locator.fill = function (text) {
    return enterIn(this, text);
  };
  const { _connection } = page as unknown as Client;
  const touchscreen: Touchscreen = Object.getPrototypeOf(_connection.toImpl(page).delegate.rawTouchscreen);
  touchscreen.tap = function (_progress, x, y) {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    return this._session.send('input.performActions', {
      context: this._session.sessionId,
      actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }],
    });
  };
  await page.close();
};
