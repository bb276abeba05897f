import { join } from 'node:path';
import { launchBrowser } from '../../tests/browser.ts';
import { startService } from '../service.ts';
import { serveStatic } from '../staticServer.ts';
import type { Row } from '../table.ts';
import { ownForm, reactHookForm } from './formPages.ts';
import { measureKey, type Pace } from './keys.ts';
import { measureNext } from './next.ts';

const paces: readonly Pace[] = [
  { name: 'in a burst', keys: 200, msBetween: 0 },
  // Slow enough that the work in pauses, such as saving a draft, counts for each key.
  { name: 'at 7 a second', keys: 40, msBetween: 140 },
];

/** What a key and Next cost in the step Education, beside react-hook-form. */
export const measureWizard = async (): Promise<Row[]> => {
  const service = await startService();
  const pages = await serveStatic((path) => join('bench/dist/pages', path));
  const browser = await launchBrowser();
  const forms = [ownForm(service.url), reactHookForm(pages.url)] as const;
  const rows: Row[] = [];
  try {
    for (const pace of paces)
      for (const entries of [1, 20])
        for (const place of ['field in a list', 'field outside'] as const)
          rows.push(await measureKey(browser, forms, place, entries, pace));
    for (const entries of [1, 20]) rows.push(await measureNext(browser, forms, entries));
    return rows;
  } finally {
    await browser.close();
    pages.stop();
    await service.stop();
  }
};
