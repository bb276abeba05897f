import { setTimeout as pause } from 'node:timers/promises';
import { enter } from '#tests/e2e/enter.ts';
import { find, type Step, type Wording } from '#tests/engines/webkit/find.ts';
import type { Session } from '#tests/engines/webkit/session.ts';

/** An element's reference on the wire. */
type Reference = Record<string, string>;
type Named = string | RegExp;

export const wordingOf = (name: Named, exact = false): Wording =>
  typeof name === 'string' ? { text: name, exact } : { pattern: name.source, flags: name.flags };

/** Tries again while a page is on its way to where an act is possible. */
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
    if (Date.now() > end) throw new Error(`WebKit: ${what} did not come about.`, { cause });
    await pause(30);
  }
};

// The driver itself brings nothing into view that another element's padding lets it take for seen, and presses where an
// element was: a page that scrolls a frame after it changed would have moved it away.
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

/** A form's step, how much it still needs, and each control that holds nothing. */
const whatIsMissing = () => {
  const controls = [...document.querySelectorAll<HTMLInputElement>('.step [name]')];
  const blank = controls.filter(({ type, value, name }) =>
    type === 'radio' ? !document.querySelector(`[name="${name}"]:checked`) : value === '',
  );
  const said = ['#step-heading', '#needed', '.field-error'].map((css) => document.querySelector(css)?.textContent);
  return [...said, 'blank:', ...new Set(blank.map(({ name }) => name))].join(' ');
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
  locator = (css: string, options?: { hasText?: Named }) => {
    const found = this.with({ css });
    return options?.hasText ? found.with({ has: wordingOf(options.hasText) }) : found;
  };
  getByRole = (role: string, { name, exact, level }: { name?: Named; exact?: boolean; level?: number } = {}) =>
    this.with({ role, ...(name && { name: wordingOf(name, exact) }), ...(level && { level }) });
  getByText = (text: Named, { exact }: { exact?: boolean } = {}) => this.with({ text: wordingOf(text, exact) });
  and = (other: WebKitLocator) => this.with({ and: [...other.steps] });
  nth = (nth: number) => this.with({ nth });
  first = () => this.nth(0);
  last = () => this.nth(-1);

  private all = () => this.session.run(find, [...this.steps]) as unknown as Promise<Reference[]>;
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
    const found = await this.all();
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
        if (!(await this.session.run(bringIntoView, element)))
          throw new Error(`It is disabled. The page says: ${await this.session.run(whatIsMissing)}`);
        await this.session.call('POST', this.path(element, rest), body);
        return true;
      },
      this.what(act),
    );

  count = async () => (await this.all()).length;
  click = () => this.post('click', {}, 'clicking');
  tap = this.click;
  check = async () => {
    if (!(await this.isChecked())) await this.click();
    if (!(await this.isChecked())) throw new Error(`WebKit: ${this.what('clicking')} did not check it.`);
  };
  press = async (key: string) => {
    await this.focus();
    await this.session.press(key);
  };
  focus = () => this.read((element: HTMLElement) => element.focus());
  blur = () => this.read((element: HTMLElement) => element.blur());
  // In one call: a new entry takes the focus a frame after it was added.
  selectOption = (value: string) => this.evaluate(enter, value);
  setInputFiles = (files: string | string[]) => this.post('value', { text: [files].flat().join('\n') }, 'attaching to');

  fill = (text: string) => this.evaluate(enter, text);

  innerText = () => this.read((element: HTMLElement) => element.innerText);
  textContent = () => this.read((element: Element) => element.textContent);
  inputValue = () => this.read((element: HTMLInputElement) => element.value);
  isChecked = () => this.read((element: HTMLInputElement) => element.checked);
  isDisabled = () => this.read((element: HTMLInputElement) => element.disabled);
  evaluate = <Value, Given extends unknown[]>(
    reading: (element: HTMLElement, ...given: Given) => Value,
    ...given: Given
  ) => this.read(reading, ...given);
  isVisible = async () => (await this.visible()) > 0;
  allInnerTexts = async () =>
    Promise.all(
      (await this.all()).map((each) =>
        this.session.run((element) => (element as never as HTMLElement).innerText, each),
      ),
    );
  getAttribute = async (name: string) => {
    const element = await until(this.session, this.one, this.what('reading'));
    return this.session.call<string | null>('GET', this.path(element, `attribute/${name}`));
  };
  waitFor = ({ state = 'visible' }: { state?: 'visible' | 'hidden' | 'attached' | 'detached' } = {}) =>
    until(
      this.session,
      async () => {
        const [there, visible] = [await this.count(), await this.visible()];
        const holds = { visible: visible > 0, hidden: visible === 0, attached: there > 0, detached: there === 0 };
        return holds[state] || undefined;
      },
      this.what(`${state}:`),
    );

  private visible = async () => {
    const seen = await Promise.all(
      (await this.all()).map((each) =>
        this.session.run((element) => {
          const { width, height } = (element as never as HTMLElement).getBoundingClientRect();
          return (element as never as HTMLElement).checkVisibility({ visibilityProperty: true }) && width * height > 0;
        }, each),
      ),
    );
    return seen.filter(Boolean).length;
  };
}
