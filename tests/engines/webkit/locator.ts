import { setTimeout as pause } from 'node:timers/promises';
import { enter } from '#tests/e2e/enter.ts';
import { find, type Step, type Wording } from '#tests/engines/webkit/find.ts';
import type { Session } from '#tests/engines/webkit/session.ts';

/** The reference of an element in the WebDriver protocol. */
type Reference = Record<string, string>;
type Named = string | RegExp;

const wordingOf = (name: Named, exact = false): Wording =>
  typeof name === 'string' ? { text: name, exact } : { pattern: name.source, flags: name.flags };

/** Repeats an attempt until it gives a value. The page may still be on its way to it. */
export const until = async <Value>(
  { timeout }: Session,
  attempt: () => Promise<Value | undefined>,
  what: string,
): Promise<Value> => {
  const end = Date.now() + timeout;
  for (let cause: unknown; ; ) {
    try {
      const value = await attempt();
      if (value !== undefined) return value;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > end) throw new Error(`WebKit: timeout of ${what}`, { cause });
    await pause(30);
  }
};

// The driver scrolls to no element that it takes for visible, such as one under a fixed bar, and clicks where an element was
// before the page scrolled.
const bringIntoView = async (reference: Reference) => {
  const element = reference as unknown as HTMLInputElement;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let top: number | undefined;
  while (element.isConnected && top !== element.getBoundingClientRect().top) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    top = element.getBoundingClientRect().top;
    await frame();
    await frame();
  }
  return !element.disabled;
};

/** The part of Playwright's locator that the tests use, over WebDriver. */
export class WebKitLocator {
  private readonly session: Session;
  private readonly steps: readonly Step[];

  constructor(session: Session, steps: readonly Step[]) {
    this.session = session;
    this.steps = steps;
  }

  private with = (step: Step) => new WebKitLocator(this.session, [...this.steps, step]);
  locator = (css: string) => this.with({ css });
  getByRole = (role: string, { name, exact, level }: { name?: Named; exact?: boolean; level?: number } = {}) =>
    this.with({ role, ...(name && { name: wordingOf(name, exact) }), ...(level && { level }) });
  getByText = (text: Named, { exact }: { exact?: boolean } = {}) => this.with({ text: wordingOf(text, exact) });
  nth = (nth: number) => this.with({ nth });
  first = () => this.nth(0);
  last = () => this.nth(-1);

  private find = (isVisible: boolean) =>
    this.session.run(find, [...this.steps], isVisible) as unknown as Promise<Reference[]>;
  private read = <Value, Given extends unknown[]>(
    reading: (element: never, ...given: Given) => Value,
    ...given: Given
  ) =>
    until(
      this.session,
      async () =>
        this.session.run(reading as (element: Reference, ...given: Given) => Value, await this.one(), ...given),
      this.what('reading'),
    );
  private one = async (): Promise<Reference> => {
    const found = await this.find(false);
    if (found.length !== 1) throw new Error(`${found.length} elements match ${JSON.stringify(this.steps)}.`);
    return found[0]!;
  };
  private what = (act: string) => `${act} ${JSON.stringify(this.steps)}`;
  private path = (reference: Reference, rest: string) => `/element/${Object.values(reference)[0]}/${rest}`;
  private post = (rest: string, body: object, act: string) =>
    until(
      this.session,
      async () => {
        const element = await this.one();
        if (!(await this.session.run(bringIntoView, element))) throw new Error('It is disabled.');
        await this.session.call('POST', this.path(element, rest), body);
        return true;
      },
      this.what(act),
    );

  count = async () => (await this.find(false)).length;
  click = () => this.post('click', {}, 'clicking');
  tap = this.click;
  focus = () => this.read((element: HTMLElement) => element.focus());
  selectOption = (value: string) => this.evaluate(enter, value);
  fill = (text: string) => this.evaluate(enter, text);
  setInputFiles = (files: string | string[]) => this.post('value', { text: [files].flat().join('\n') }, 'attaching to');
  innerText = () => this.read((element: HTMLElement) => element.innerText);
  inputValue = () => this.read((element: HTMLInputElement) => element.value);
  isChecked = () => this.read((element: HTMLInputElement) => element.checked);
  evaluate = <Value, Given extends unknown[]>(
    reading: (element: HTMLElement, ...given: Given) => Value,
    ...given: Given
  ) => this.read(reading, ...given);
  isVisible = async () => (await this.find(true)).length > 0;
  getAttribute = (name: string) => this.read((element: Element, given: string) => element.getAttribute(given), name);
  waitFor = ({ state = 'visible' }: { state?: 'visible' | 'hidden' | 'attached' } = {}) =>
    until(
      this.session,
      async () => {
        const isThere = (await this.find(state !== 'attached')).length > 0;
        return isThere === (state !== 'hidden') || undefined;
      },
      this.what(`${state}:`),
    );
}
