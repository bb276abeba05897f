import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { firstOrAll, isEverywhere } from '#tests/breadth.ts';
import { launchBrowser } from '#tests/browser.ts';

const site = inject('storybook');
let browser: Browser;
/** One for all pages, which keeps what they have fetched. */
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
  title: string;
}

interface Preview {
  ready: () => Promise<void>;
  loadStory: (story: { storyId: string }) => Promise<{
    title: string;
    argTypes: Record<string, { name: string; table?: { type?: { summary?: string } } }>;
  }>;
}

/** Opens a page, and gives what it asked of other places, what was not there and what went wrong. */
const open = async (path: string, shows: string) => {
  const page = await context.newPage();
  const found = { elsewhere: [] as string[], missing: [] as string[], errors: [] as string[] };
  // The frame has no icon: people see it inside Storybook's own page.
  const isIcon = (url: string) => url.endsWith('/favicon.ico');
  page.on('request', (request) => {
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
    // Storybook's page gives its server one second to say what it knows, and goes on when that comes later.
    if (!message.startsWith('Timed out waiting for leader state')) found.errors.push(message);
  });
  await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
  await page.locator(shows).first().waitFor();
  await page.close();
  return found;
};

const { entries } = (await (await fetch(`${site}/index.json`)).json()) as { entries: Record<string, Entry> };
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const documentation = Object.values(entries)
  .filter(
    ({ type, id }) => type === 'docs' && (isEverywhere() || ['form-entry-list--docs', 'welcome--docs'].includes(id)),
  )
  .map(({ id }) => [id, `/iframe.html?id=${id}&viewMode=docs`, '#storybook-docs h1'] as const);

const places = [
  ['the sidebar with a story in its frame', '/?path=/story/form-text-field--filled', '#storybook-preview-iframe'],
  ...documentation,
] as const;

test.each(places)('%s opens without an error and asks nothing of any other place', async (_what, path, shows) => {
  expect(await open(path, shows)).toMatchObject({ elsewhere: [], missing: [], errors: [] });
});

test.each(['Welcome.mdx', 'flows/OnThreeWidths.mdx', 'patterns/ErrorMessages.mdx'])(
  'everything that %s names is there',
  async (name) => {
    const text = await readFile(new URL(`../../stories/${name}`, import.meta.url), 'utf8');
    const named = [...text.matchAll(/(?:path=\/(docs|story)\/|')([\w-]+--[\w-]+)/g)];
    expect(named.length).toBeGreaterThan(1);
    expect(named.flatMap(([, type = 'story', id]) => (entries[id!]?.type === type ? [] : [id]))).toEqual([]);
  },
);

test('the type of every prop is told', async () => {
  const page = await context.newPage();
  await page.goto(`${site}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  // One story of each component; in `npm test` of the fields, which have props of their own and of their frame.
  const first = new Map(stories.toReversed().map(({ title, id }) => [title, id]));
  const ids = [...first.values()];
  const some = ids.filter((id) => isEverywhere() || id.includes('-field--'));
  expect(some.length).toBeGreaterThan(5);
  const untold = await page.evaluate(async (shown) => {
    const { __STORYBOOK_PREVIEW__: storybook } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
    await storybook.ready();
    const loaded = await Promise.all(shown.map((storyId) => storybook.loadStory({ storyId })));
    return loaded.flatMap(({ title, argTypes }) =>
      Object.values(argTypes)
        .filter(({ table }) => ['unknown', 'union'].includes(table?.type?.summary ?? ''))
        .map(({ name }) => `${title}: ${name}`),
    );
  }, some);
  expect(untold).toEqual([]);
  await page.close();
});

/** What a story looks like with a setting of the toolbar. */
const styleOf = async (page: Page, story: string, globals: string, selector: string, property: string) => {
  await page.goto(`${site}/iframe.html?id=${story}&globals=${globals}`);
  const element = page.locator(selector).first();
  await element.waitFor({ state: 'attached' });
  return element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);
};

const yesNo = 'form-yes-no-field--';

const settings = [
  ['motion', 'wizard-step-actions--ready', '.button', 'transition-duration', 'motion:reduced', '0.16s', '0s'],
  ['the medium', 'wizard-receipt--sent', '.receipt-actions', 'display', 'medium:print', 'flex', 'none'],
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

test.each(firstOrAll(settings))(
  'the toolbar switches %s on and leaves it off',
  async (_what, story, selector, property, globals, off, on) => {
    const page = await context.newPage();
    expect(await styleOf(page, story, '', selector, property)).toMatch(off);
    expect(await styleOf(page, story, globals, selector, property)).toMatch(on);
    await page.close();
  },
);
