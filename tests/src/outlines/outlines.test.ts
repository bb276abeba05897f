// @vitest-environment jsdom
import {
  type ComponentProps,
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { HOW_TO_ACCEPT } from '#tests/howToAccept.ts';
import { differenceOf, outlineOf, rowsOf } from '#tests/src/outlines/outline.ts';
import { completeDocument } from '#tests/src/page/completeDocument.ts';
import { textsOf } from '../../../stories/about.ts';

type Args = Readonly<Record<string, unknown>>;
interface Story {
  args?: Args;
  parameters?: Parameters<typeof textsOf>[0];
  render?: (args: Args, context: { args: Args }) => ReactNode;
  beforeEach?: () => () => void;
}
interface Meta extends Story {
  component: ComponentType<Args>;
  loaders?: ((context: { args: Args }) => Promise<unknown>)[];
}
type Stories = { default: Meta } & Record<string, Story>;

const folders = ['components', 'frame', 'handover', 'office', 'photographs', 'wizard'];
const modules = import.meta.glob<Stories>([
  '../../../stories/{components,frame,handover,office,photographs,wizard}/*.stories.tsx',
  // Whole steps: tests/src/page/ uses them.
  '!**/wizard/{ConditionalQuestion,Lists,Question,SendAndReceipt,UploadAndPhotograph,Wizard}.stories.tsx',
]);

/** Resolves when parts that are loaded later are there, and React has rendered what was due: a transition is rendered last. */
const rendered = () =>
  new Promise<void>((resolve) => {
    const place = document.createElement('div');
    const root = createRoot(place);
    const Last = () => {
      const [isLast, setLast] = useState(false);
      useEffect(() => void vi.dynamicImportSettled().then(() => startTransition(() => setLast(true))), []);
      useEffect(() => {
        if (isLast) resolve();
      }, [isLast]);
      return null;
    };
    root.render(createElement(Last));
  });

/** Shows a component in the state of a story until everything that is due is there. */
const shownIn = async ({ component, loaders = [], ...meta }: Meta, story: Story, spies: Args = {}) => {
  const texts = { ...meta.parameters?.texts, ...story.parameters?.texts };
  const args: Args = { ...textsOf({ texts }), ...meta.args, ...story.args, ...spies };
  const render = story.render ?? meta.render ?? ((props: Args) => createElement(component, props));
  for (const load of loaders) await load({ args });
  const [{ Router }, { memoryLocation }] = await Promise.all([import('wouter'), import('wouter/memory-location')]);
  const { hook } = memoryLocation({ path: (args['path'] as string | undefined) ?? '/' });
  const root = createRoot(document.body);
  const Shown = () => render(args, { args });
  flushSync(() => root.render(createElement(Router, { hook } as ComponentProps<typeof Router>, createElement(Shown))));
  let before: string;
  do {
    before = document.body.innerHTML;
    await rendered();
  } while (document.body.innerHTML !== before);
  return root;
};

/** What a component says in the state of a story, before anything is pressed. */
const outlineIn = async (meta: Meta, story: Story) => {
  const restore = story.beforeEach?.();
  const root = await shownIn(meta, story);
  // Of a whole page its own part: the rest has stories of its own.
  const outline = outlineOf(document.querySelector('#main') ?? document.body);
  root.unmount();
  restore?.();
  return outline;
};

/** What a callback is given, where it is no event. */
const wordsFor = (given: unknown): string[] => {
  if (given instanceof File) return [given.name];
  if (Array.isArray(given)) return given.flatMap(wordsFor);
  return /object|function|undefined/.test(typeof given) ? [] : [String(given)];
};

/** Presses a button, answers Escape in a dialog, or gives a field another answer and leaves it. */
const use = (each: HTMLElement) => {
  const { tagName, type } = each as HTMLInputElement;
  if (tagName === 'DIALOG') return flushSync(() => each.dispatchEvent(new Event('cancel', { cancelable: true })));
  if (/^(?:button|submit|radio|checkbox)$/.test(type)) flushSync(() => each.click());
  else {
    if (each instanceof HTMLSelectElement) each.selectedIndex = each.options.length - 1;
    else if (type === 'file') Object.defineProperty(each, 'files', { value: [new File([], 'chosen.pdf')] });
    else {
      // React's own setter on the element would hide the change from React.
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(each), 'value')!;
      own.set!.call(each, type === 'date' ? '2026-06-30' : '7');
    }
    for (const event of ['input', 'change']) flushSync(() => each.dispatchEvent(new Event(event, { bubbles: true })));
  }
  return tagName !== 'BUTTON' && flushSync(() => each.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
};

const nameOf = (each: HTMLElement) =>
  each.tagName === 'DIALOG'
    ? 'Escape'
    : (each.ariaLabel ?? (each as HTMLInputElement).labels?.[0]?.textContent ?? each.textContent);

/** What each button and field of a component calls in the state of a story, and Escape in a dialog: names of properties, and of the button with what it gives. */
const callsIn = async (meta: Meta, story: Story): Promise<[calls: string, name: string][]> => {
  const called = new Map<string, string[]>();
  const names = new Set(String(meta.component).match(/\bon[A-Z]\w*/g));
  if (names.size === 0) return [];
  const spies = Object.fromEntries(
    [...names].map((name) => [name, (...given: unknown[]) => void called.set(name, given.flatMap(wordsFor))]),
  );
  const root = await shownIn(meta, story, spies);
  const used = document.querySelectorAll<HTMLElement>('button, input, select, textarea, dialog[open]');
  const calls = [...used].map((each): [string, string] => {
    called.clear();
    const name = nameOf(each);
    use(each);
    const given = [...called.values()].flat().join(', ');
    return [[...called.keys()].join(', '), given ? `${name} (${given})` : name];
  });
  root.unmount();
  return calls.filter(([call]) => call !== '');
};

beforeEach(async () => {
  // A new page, whatever ran before.
  vi.resetModules();
  const { sanitizer } = await import('#src/components/sanitizer.ts');
  await sanitizer.preload();
  completeDocument();
  vi.stubGlobal('print', () => undefined);
  const clipboard = { writeText: () => Promise.resolve() };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  // Nothing is announced or checked by time. Intervals stay: jsdom's animation frames are one.
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: new Date('2026-06-30T14:45:00Z'),
  });
  // The device's clock is neither that of Beirut nor UTC.
  vi.stubEnv('TZ', 'America/New_York');
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  };
});

/**
 * Each file has one component a heading, below it its first state, and how the others differ from that; then what its buttons and fields call.
 */
test.each(folders)('what the components of stories/%s say in each state is as it was accepted', async (folder) => {
  const texts: string[] = [];
  for (const [path, load] of Object.entries(modules)) {
    const name = new RegExp(`/${folder}/(.+)\\.stories`).exec(path)?.[1];
    if (!name) continue;
    const { default: meta, ...stories } = await load();
    // `States` is one of the others four times, for the pointer.
    const shown = Object.entries(stories).filter(([story]) => story !== 'States');
    texts.push(`# ${name}`);
    let first: Awaited<ReturnType<typeof outlineIn>> | undefined;
    for (const [title, story] of shown) {
      const outline = await outlineIn(meta, story);
      texts.push(`## ${title}`, ...(first ? differenceOf(first, outline) : rowsOf(outline)));
      first ??= outline;
    }
    const calls = new Map<string, Set<string>>();
    for (const [, story] of shown)
      for (const [call, button] of await callsIn(meta, story))
        calls.set(call, new Set([...(calls.get(call) ?? []), button]));
    if (calls.size > 0) texts.push('## What is called');
    for (const [call, buttons] of calls) texts.push(`${call}: ${[...buttons].slice(0, 4).join(' | ')}`);
  }
  await expect(`${texts.join('\n')}\n`, HOW_TO_ACCEPT).toMatchFileSnapshot(`${folder}.txt`);
});
