import { launchBrowser } from '../../tests/browser.ts';
import { startService } from '../service.ts';
import type { Row } from '../table.ts';
import { bareReact, formik, learnerStep, reactHookForm, surveyJs, tanstack, wizard } from './engines.ts';
import { keyCosts, type Pace } from './keys.ts';
import { nextCosts } from './next.ts';
import { servePages } from './pages.ts';
import { flatRow, keyRows, longStepRow, nextRow } from './rows.ts';

const places = ['list field', 'field beside'] as const;
const burst: Pace = { name: 'in a burst', keys: 200, rounds: 3, msBetween: 0, places };
// Slow enough for what a page does in the pauses, such as keeping a draft, to fall to each key.
const typist: Pace = { name: 'at 7 a second', keys: 40, rounds: 3, msBetween: 140, places };

/** What a key and Next cost in the fullest step, beside other engines and bare React. */
export const measureWizard = async (): Promise<Row[]> => {
  const service = await startService();
  const pages = await servePages();
  const browser = await launchBrowser();
  const others = [reactHookForm, bareReact, tanstack, formik, surveyJs].map((engine) => engine(pages.url));
  const engines = [wizard(service.url), ...others];
  const rows: Row[] = [];
  try {
    for (const pace of [burst, typist]) {
      console.error(`measuring: keys ${pace.name}`);
      const few = await keyCosts(browser, engines, 1, pace);
      const many = await keyCosts(browser, engines, 20, pace);
      rows.push(...keyRows(few, 1, pace), ...keyRows(many, 20, pace), flatRow(few, many, pace));
    }
    console.error('measuring: keys in the longest step');
    const pair = [learnerStep(service.url), engines[0]!];
    const short = await keyCosts(browser, pair, 1, burst);
    const long = await keyCosts(browser, pair, 20, burst);
    rows.push(longStepRow(short, 1), longStepRow(long, 20));
    console.error('measuring: Next');
    for (const entries of [1, 20]) {
      const [ours, other] = await nextCosts(browser, engines.slice(0, 2), entries);
      rows.push(nextRow(ours!, other!, engines[1]!.title, entries));
    }
    return rows;
  } finally {
    await browser.close();
    pages.stop();
    await service.stop();
  }
};
