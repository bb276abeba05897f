import type { Page } from 'playwright-core';

/** What a story says of its own width in the toolbar. */
interface Prepared {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } };
}

interface Storybook {
  ready: () => Promise<void>;
  loadStory: (story: { storyId: string }) => Promise<Prepared>;
}

interface Channel {
  once: (event: string, heard: (said: unknown) => void) => void;
  emit: (event: string, said: object) => void;
}

type Frame = Window & { __STORYBOOK_PREVIEW__?: Storybook; __STORYBOOK_ADDONS_CHANNEL__: Channel };

// What axe finds is another test's matter, and it would take most of the time.
const frame = '/iframe.html?viewMode=story&globals=a11y.manual:!true';

/** Opens the frame of the stories, without a story. */
export const openFrame = async (page: Page, site: string): Promise<void> => {
  await page.goto(`${site}${frame}`);
  await page.waitForFunction(() => (window as unknown as Frame).__STORYBOOK_PREVIEW__);
  await page.evaluate(() => (window as unknown as Frame).__STORYBOOK_PREVIEW__!.ready());
};

const viewportOf = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const story = await (window as unknown as Frame).__STORYBOOK_PREVIEW__!.loadStory({ storyId });
    const { width, height } = story.parameters.viewport.options[story.storyGlobals.viewport?.value ?? 'phone']!.styles;
    return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  }, id);

const render = (page: Page, id: string) =>
  page.evaluate(
    (storyId) =>
      new Promise<void>((resolve, reject) => {
        const channel = (window as unknown as Frame).__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('storyFinished', () => resolve());
        for (const event of ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'])
          channel.once(event, (said) => reject(new Error(`${event} ${JSON.stringify(said)}`)));
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );

/** Shows a story at its own width, or as on a phone, and waits until it is through with what it plays. */
export const show = async (page: Page, id: string): Promise<void> => {
  await page.setViewportSize(await viewportOf(page, id));
  await render(page, id);
};
