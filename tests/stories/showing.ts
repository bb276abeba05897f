import type { Result } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { pageOf, reset } from '#tests/visual/sameEveryTime.ts';

/** What a story says of its own width in the toolbar. */
interface Prepared {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } };
}

interface Storybook {
  ready: () => Promise<void>;
  loadStory: (story: { storyId: string }) => Promise<Prepared>;
}

interface Report {
  type: string;
  status: string;
  result: { violations?: readonly Result[]; error?: Error };
}

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void;
  off: (event: string, listener: (payload: never) => void) => void;
  emit: (event: string, payload: object) => void;
}

type StoryWindow = Window & { __STORYBOOK_PREVIEW__?: Storybook; __STORYBOOK_ADDONS_CHANNEL__: Channel };

/** What the toolbar is set to, by its name. */
export type Globals = Readonly<Record<string, string | object>>;

/** Judging a story takes twice as long as showing it. */
export const withoutAxe: Globals = { a11y: { manual: true } };

/** A page with the frame of the stories, which shows one after the other. */
export interface Frame {
  page: Page;
  globals: Globals;
  /** Errors and warnings that its console has got since they were last taken out. */
  said: string[];
}

/** Opens the frame of the stories, without a story. */
export const openFrame = async (browser: Browser, site: string, globals: Globals): Promise<Frame> => {
  const page = await pageOf(browser, site);
  const said: string[] = [];
  page.on('console', (message) => {
    // The frame has no icon: people see it inside Storybook's own page.
    const isMeant = ['error', 'warning'].includes(message.type()) && !message.location().url.endsWith('/favicon.ico');
    if (isMeant) said.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => said.push(`uncaught: ${message}`));
  await page.goto(`${site}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__);
  await page.evaluate(async (set) => {
    const { __STORYBOOK_PREVIEW__: storybook, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as unknown as StoryWindow;
    await storybook!.ready();
    channel.emit('updateGlobals', { globals: set });
  }, globals);
  return { page, globals, said };
};

/** The width and height that a story says it is for. */
const ownSize = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const story = await (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__!.loadStory({ storyId });
    const own = story.parameters.viewport.options[story.storyGlobals.viewport?.value ?? '']?.styles;
    return own && { width: Number.parseInt(own.width, 10), height: Number.parseInt(own.height, 10) };
  }, id);

/** Resizes the page, which costs a browser with windows much, only where it has another size. */
const resize = async (page: Page, size: { width: number; height: number }) => {
  const { width, height } = page.viewportSize()!;
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
};

const render = ({ page, globals }: Frame, id: string) =>
  page.evaluate(
    ([storyId, isJudged]) =>
      new Promise<string[]>((resolve) => {
        const channel = (window as unknown as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__;
        const ends = new Map<string, (payload: never) => void>();
        const end = (faults: string[]) => {
          for (const [event, listener] of ends) channel.off(event, listener);
          resolve(faults);
        };
        const broken = ({ type, result }: Report) => [
          ...(result.violations ?? []).map((rule) => `${type} ${rule.id}: ${rule.help}: ${rule.nodes[0]?.html}`),
          ...(result.error ? [`${type}: ${result.error.message}`] : []),
        ];
        ends.set('storyFinished', ({ status, reporters }: { status: string; reporters: Report[] }) => {
          const faults = reporters.filter((report) => report.status === 'failed').flatMap(broken);
          if (isJudged && !reporters.some(({ type }) => type === 'a11y')) faults.push('axe has not judged it');
          end(status === 'success' || faults.length > 0 ? faults : [`it ended with ${status}`]);
        });
        for (const event of [
          'storyErrored',
          'storyThrewException',
          'storyMissing',
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
        ])
          ends.set(event, (payload) => end([`${event} ${JSON.stringify(payload)}`]));
        for (const [event, listener] of ends) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [id, !('a11y' in globals)] as const,
  );

/** The widths of pages, in pixels: WCAG 1.4.10 wants no scrolling sideways at the first, pictures are taken at the second. */
export const [NARROW, PHONE] = [320, 360];

/** Shows a story in its own size, or at this width, lets it play and axe judge it, and gives what went wrong. */
export const show = async (frame: Frame, id: string, width: number): Promise<string[]> => {
  const { page } = frame;
  await reset(page);
  await resize(page, (await ownSize(page, id)) ?? { width, height: 740 });
  return render(frame, id);
};

/** What is wrong with the story on the page where it is narrow. */
export const narrowFaults = async ({ page }: Frame): Promise<string[]> => {
  await resize(page, { width: NARROW, height: 740 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > NARROW ? [`it takes ${width} of ${NARROW} pixels`] : [];
};
