import type { Result } from 'axe-core';
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

interface Report {
  type: string;
  status: string;
  result: { violations?: readonly Result[]; error?: Error };
}

interface Channel {
  on: (event: string, heard: (said: never) => void) => void;
  off: (event: string, heard: (said: never) => void) => void;
  emit: (event: string, said: object) => void;
}

type Frame = Window & { __STORYBOOK_PREVIEW__?: Storybook; __STORYBOOK_ADDONS_CHANNEL__: Channel };

/** Opens the frame of the stories, without a story. */
export const openFrame = async (page: Page, site: string): Promise<void> => {
  await page.goto(`${site}/iframe.html?viewMode=story`);
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
      new Promise<string[]>((resolve) => {
        const channel = (window as unknown as Frame).__STORYBOOK_ADDONS_CHANNEL__;
        const ends = new Map<string, (said: never) => void>();
        const end = (faults: string[]) => {
          for (const [event, heard] of ends) channel.off(event, heard);
          resolve(faults);
        };
        const broken = ({ type, result }: Report) => [
          ...(result.violations ?? []).map((rule) => `${type} ${rule.id}: ${rule.help}: ${rule.nodes[0]?.html}`),
          ...(result.error ? [`${type}: ${result.error.message}`] : []),
        ];
        ends.set('storyFinished', ({ status, reporters }: { status: string; reporters: Report[] }) => {
          const faults = reporters.filter((report) => report.status === 'failed').flatMap(broken);
          if (!reporters.some(({ type }) => type === 'a11y')) faults.push('axe has not judged it');
          end(status === 'success' || faults.length > 0 ? faults : [`it ended with ${status}`]);
        });
        for (const event of [
          'storyErrored',
          'storyThrewException',
          'storyMissing',
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
        ])
          ends.set(event, (said) => end([`${event} ${JSON.stringify(said)}`]));
        for (const [event, heard] of ends) channel.on(event, heard);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );

/** Shows a story at its own width, or as on a phone, lets it play and axe judge it, and tells what went wrong. */
export const show = async (page: Page, id: string): Promise<string[]> => {
  await page.setViewportSize(await viewportOf(page, id));
  return render(page, id);
};

/** The width that what is on the page takes where there are 320 pixels: WCAG 1.4.10 wants no scrolling sideways there. */
export const narrowest = async (page: Page): Promise<number> => {
  await page.setViewportSize({ width: 320, height: 740 });
  return page.evaluate(() => document.documentElement.scrollWidth);
};
