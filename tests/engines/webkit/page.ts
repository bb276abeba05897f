import { until, WebKitLocator } from '#tests/engines/webkit/locator.ts';
import type { Session } from '#tests/engines/webkit/session.ts';

interface Size {
  width: number;
  height: number;
}

/** The part of Playwright's page that the tests use, over WebDriver. */
export const openPage = (session: Session, site: string, context: object) => {
  const { call, run } = session;
  const root = new WebKitLocator(session, []);
  const address = () => call<string>('GET', '/url');
  return {
    locator: root.locator,
    getByRole: root.getByRole,
    getByText: root.getByText,
    evaluate: run,
    context: () => context,
    // WebDriver reports neither console messages nor requests.
    on: () => undefined,
    goto: (path: string) => call('POST', '/url', { url: new URL(path, site).href }),
    reload: () => call('POST', '/refresh'),
    close: session.closeWindow,
    // To send any command to a window is to show it.
    bringToFront: () => call('GET', '/title'),
    // It does not report the state of the network either.
    waitForLoadState: async () => undefined,
    goBack: () => call('POST', '/back'),
    waitForURL: (path: string) =>
      until(session, async () => (await address()) === new URL(path, site).href || undefined, `the address ${path}`),
    waitForFunction: <Given extends unknown[]>(holds: (...given: Given) => unknown, ...given: Given) =>
      until(session, async () => (await run(holds, ...given)) || undefined, String(holds)),
    keyboard: { press: (key: string) => session.press(key), type: (text: string) => session.press(...text.split('')) },
    setDefaultTimeout: (timeout: number) => void (session.timeout = timeout),
    setViewportSize: async ({ width, height }: Size) => {
      const [frameWidth, frameHeight] = await run(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const);
      await call('POST', '/window/rect', { width: width + frameWidth, height: height + frameHeight });
      await until(session, async () => (await run(() => innerWidth)) === width || undefined, `a width of ${width}`);
    },
  };
};
