import { join } from 'node:path';
import { launchBrowser } from '../../tests/browser.ts';
import { startService } from '../service.ts';
import { serveStatic } from '../staticServer.ts';
import type { Row } from '../table.ts';
import { formik, formisch, ownForm, reactHookForm, surveyJs, tanStackForm } from './formPages.ts';
import { measureKey, type Pace } from './keys.ts';
import { measureNext } from './next.ts';

const places = ['field in a list', 'field outside'] as const;
const burst: Pace = { name: 'in a burst', keys: 200, msBetween: 0 };
// Slow enough that the work in pauses, such as saving a draft, counts for each key.
const typist: Pace = { name: 'at 7 a second', keys: 20, msBetween: 140 };

/** What a key and Next cost in the step Education, beside other libraries. */
export async function* measureWizard(): AsyncGenerator<Row> {
  const service = await startService();
  const pages = await serveStatic((path) => join('bench/dist/pages', path));
  const browser = await launchBrowser();
  const own = ownForm(service.url);
  const nearest = [reactHookForm(pages.url), formisch(pages.url)];
  const others = [tanStackForm, formik, surveyJs].map((peer) => peer(pages.url));
  try {
    for (const entries of [1, 20]) {
      for (const peer of nearest) {
        for (const place of places) yield await measureKey(browser, [own, peer], place, entries, typist);
        yield await measureNext(browser, [own, peer], entries);
      }
      for (const peer of entries === 1 ? [...nearest, ...others] : nearest)
        yield await measureKey(browser, [own, peer], 'field in a list', entries, burst);
    }
  } finally {
    await browser.close();
    pages.stop();
    await service.stop();
  }
}
