import type { Browser, Page } from 'playwright-core';
import { median } from '../median.ts';
import type { Row } from '../table.ts';
import { type Time, timerOf } from './clock.ts';
import { commitsOf } from './commits.ts';
import type { FormPage, Place } from './formPages.ts';
import { enterField, typeKeys } from './typing.ts';

const AIM = 1;
const ROUNDS = 3;

/** How keys are typed: their number in a round, and the milliseconds between two. */
export interface Pace {
  name: string;
  keys: number;
  msBetween: number;
}

/** React's commits for one key. Counted in a page of its own, so that counting does not cost time. */
const countCommitsPerKey = async (page: Page, field: string, { keys, msBetween }: Pace): Promise<number> => {
  await enterField(page, field);
  const before = await commitsOf(page);
  await typeKeys(page, keys, msBetween);
  return ((await commitsOf(page)) - before) / keys;
};

/** Measures one key in two pages in turns, A B A B. The first round compiles the code, and does not count. */
const timePerKey = async (pages: readonly Page[], fields: readonly string[], pace: Pace): Promise<Time[]> => {
  const timers = await Promise.all(pages.map(timerOf));
  const rounds: Time[][] = pages.map(() => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [i, page] of pages.entries()) {
      await page.bringToFront();
      await enterField(page, fields[i]!);
      const { script, task } = await timers[i]!(() => typeKeys(page, pace.keys, pace.msBetween));
      if (round > 0) rounds[i]!.push({ script: script / pace.keys, task: task / pace.keys });
    }
  return rounds.map((times) => ({
    script: median(times.map(({ script }) => script)),
    task: median(times.map(({ task }) => task)),
  }));
};

const describe = ({ script, task }: Time, commits: number) =>
  `${script.toFixed(2)} ms script, ${task.toFixed(2)} ms task, ${Number(commits.toFixed(2))} commits`;

/** The cost of a key in the same field of both forms. */
export const measureKey = async (
  browser: Browser,
  forms: readonly [ours: FormPage, other: FormPage],
  place: Place,
  entries: number,
  pace: Pace,
): Promise<Row> => {
  const fields = forms.map((form) => form.fields[place]);
  const commits: number[] = [];
  for (const [i, form] of forms.entries()) {
    const page = await form.open(browser, entries, 'commits');
    commits.push(await countCommitsPerKey(page, fields[i]!, pace));
    await page.context().close();
  }
  const pages = [await forms[0].open(browser, entries), await forms[1].open(browser, entries)];
  const [ours, other] = (await timePerKey(pages, fields, pace)) as [Time, Time];
  for (const page of pages) await page.context().close();
  const ratio = ours.script / other.script;
  return {
    what: `Key ${pace.name}, ${place}, entries: ${entries}`,
    ours: describe(ours, commits[0]!),
    other: `${describe(other, commits[1]!)}: ${forms[1].title}`,
    ratio,
    aim: `<= ${AIM.toFixed(2)}, 0 commits`,
    met: ratio <= AIM && commits[0] === 0,
  };
};
