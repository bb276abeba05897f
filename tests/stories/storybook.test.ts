import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { media } from '#src/content/media.ts';
import { applications } from '#tests/applications.ts';
import { launchBrowser } from '#tests/browser.ts';

const site = inject('storybook');
let browser: Browser;
/** All pages share its cache. */
let context: BrowserContext;

beforeAll(async () => {
  browser = await launchBrowser();
  context = await browser.newContext();
  context.setDefaultTimeout(0);
});

afterAll(() => browser.close());

/** A page of Storybook, in its index. */
interface Entry {
  id: string;
  type: 'story' | 'docs';
  tags: string[];
}

interface Preview {
  ready: () => Promise<void>;
  loadStory: (story: { storyId: string }) => Promise<{
    initialArgs: Record<string, unknown>;
    argTypes: Record<
      string,
      {
        control?: { type?: string; disable?: boolean };
        options?: unknown[];
        table?: { type?: { summary?: string } };
      }
    >;
  }>;
}

/** Opens a page. Gives its requests to other origins, its missing files and its errors. */
const open = async (path: string, shows: string) => {
  const page = await context.newPage();
  const found = { elsewhere: [] as string[], missing: [] as string[], errors: [] as string[] };
  // The frame alone has no icon.
  const isIcon = (url: string) => url.endsWith('/favicon.ico');
  // The browser's own idle is not reached where a request is answered from the memory that the pages share.
  let lastRequest = Date.now();
  page.on('request', (request) => {
    lastRequest = Date.now();
    if (/^(?:http|ws)/.test(request.url()) && !request.url().startsWith(`${site}/`))
      found.elsewhere.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isIcon(response.url())) found.missing.push(response.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !isIcon(message.location().url)) found.errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => {
    // Storybook's page waits one second for its server, reports that in this message, and goes on.
    if (!message.startsWith('Timed out waiting for leader state')) found.errors.push(message);
  });
  await page.goto(`${site}${path}`);
  await page.locator(shows).first().waitFor();
  await expect.poll(() => Date.now() - lastRequest).toBeGreaterThan(1_000);
  await page.close();
  return found;
};

const { entries } = (await (await fetch(`${site}/index.json`)).json()) as { entries: Record<string, Entry> };
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const documentation = Object.values(entries)
  .filter(({ type }) => type === 'docs')
  .map(({ id }) => [id, `/iframe.html?id=${id}&viewMode=docs`, '#storybook-docs h1'] as const);

const places = [
  [
    'the sidebar with a story in its frame',
    '/?path=/story/components-form-text-field--filled',
    '#storybook-preview-iframe',
  ],
  ...documentation,
] as const;

test.each(places)('%s opens without an error and without a request to another origin', async (_what, path, shows) => {
  expect(await open(path, shows)).toMatchObject({ elsewhere: [], missing: [], errors: [] });
});

/** Every story with its props as its documentation shows them. */
const documented = async () => {
  const page = await context.newPage();
  await page.goto(`${site}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const ids = stories.map(({ id }) => id);
  const loaded = await page.evaluate(async (shown) => {
    const { __STORYBOOK_PREVIEW__: storybook } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
    await storybook.ready();
    return Promise.all(
      shown.map(async (storyId) => {
        const { argTypes, initialArgs } = await storybook.loadStory({ storyId });
        return Object.entries(argTypes).map(([arg, { control, options, table }]) => ({
          place: `${storyId}: ${arg}`,
          type: table?.type?.summary ?? '',
          value: typeof initialArgs[arg] === 'string' ? initialArgs[arg] : undefined,
          isTyped: control?.type !== undefined && !control.disable,
          options,
        }));
      }),
    );
  }, ids);
  await page.close();
  return loaded.flat();
};

test('every prop has a type, and what has to be one of a list, or a time, is chosen and not typed', async () => {
  const props = await documented();
  const untyped = props.filter(({ type }) => ['unknown', 'union'].includes(type));
  expect(untyped.map(({ place }) => place)).toEqual([]);
  const listed = new Set([
    ...Object.keys(media),
    ...applications.flatMap(({ name, form, examples }) => [name, ...Object.keys(form.steps), ...Object.keys(examples)]),
  ]);
  const controls = props.filter(({ value, isTyped }) => value !== undefined && isTyped);
  const fits = ({ value = '', options }: (typeof controls)[number]) =>
    options?.includes(value) ?? !(listed.has(value) || /^\d{4}-\d\d-\d\dT/.test(value));
  expect(controls.filter(({ options }) => options).length).toBeGreaterThan(100);
  expect(controls.filter((control) => !fits(control)).map(({ place }) => place)).toEqual([]);
});

const played = stories.filter(({ tags }) => tags.includes('play-fn'));

test.each([320, 1280])('every play function ends well in a window of %i pixels', async (width) => {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(() => {
    let channel: { on: (event: string, listen: (story: { status: string }) => void) => void };
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      get: () => channel,
      set: (value: typeof channel) => {
        channel = value;
        channel.on('storyFinished', ({ status }) => void (document.documentElement.dataset['finished'] = status));
      },
    });
  });
  const failed: string[] = [];
  for (const { id } of played) {
    await page.goto(`${site}/iframe.html?id=${id}`);
    const status = await page.locator('[data-finished]').getAttribute('data-finished');
    if (status !== 'success') failed.push(id);
  }
  expect(played.length).toBeGreaterThan(10);
  expect(failed).toEqual([]);
  await page.close();
});

/** What a story looks like with a setting of the toolbar. */
const styleOf = async (page: Page, story: string, globals: string, selector: string, property: string) => {
  await page.goto(`${site}/iframe.html?id=${story}&globals=${globals}`);
  const element = page.locator(selector).first();
  await element.waitFor({ state: 'attached' });
  return element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);
};

const yesNo = 'components-form-yes-no-field--';

const settings = [
  [
    'motion',
    'components-wizard-step-actions--ready',
    '.button',
    'transition-duration',
    'motion:reduced',
    '0.16s',
    '0s',
  ],
  ['the medium', 'components-wizard-receipt--sent', '.receipt-actions', 'display', 'medium:print', 'flex', 'none'],
  ['colors, the site’s part', `${yesNo}yes`, '.radio:has(:checked)', 'outline-style', 'colors:forced', 'none', 'solid'],
  [
    'colors, the browser’s part',
    `${yesNo}unanswered`,
    '.radio',
    'background-color',
    'colors:forced',
    /255, 255, 255/,
    /18, 18, 18/,
  ],
] as const;

test.each(settings)(
  'the toolbar switches %s on and leaves it off',
  async (_what, story, selector, property, globals, off, on) => {
    const page = await context.newPage();
    expect(await styleOf(page, story, '', selector, property)).toMatch(off);
    expect(await styleOf(page, story, globals, selector, property)).toMatch(on);
    await page.close();
  },
);
