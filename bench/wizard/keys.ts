import type { Browser, Page } from 'playwright-core';
import { median } from '../median.ts';
import { type Clock, clockOf, type Spent, spentBetween } from './clock.ts';
import { type Counts, countsOf } from './commits.ts';
import type { Engine, Place } from './engines.ts';
import { enter, type } from './typing.ts';

/** How the keys come: how many a round, how far apart, and in which fields. */
export interface Pace {
  name: string;
  keys: number;
  rounds: number;
  msBetween: number;
  places: readonly Place[];
}

/** What one key costs in one field of one engine. */
export interface KeyCost {
  engine: Engine;
  place: Place;
  spent: Spent;
  counts: Counts;
}

const countIn = async (page: Page, field: string, { keys, msBetween }: Pace): Promise<Counts> => {
  await enter(page, field);
  const before = await countsOf(page);
  await type(page, keys, msBetween);
  const after = await countsOf(page);
  return {
    commits: (after.commits - before.commits) / keys,
    components: (after.components - before.components) / keys,
    mutations: (after.mutations - before.mutations) / keys,
  };
};

const timeIn = async (page: Page, clock: Clock, field: string, { keys, msBetween }: Pace): Promise<Spent> => {
  await page.bringToFront();
  await enter(page, field);
  const before = await clock.read();
  await type(page, keys, msBetween);
  const { script, task } = spentBetween(before, await clock.read());
  return { script: script / keys, task: task / keys };
};

/** Counted on a page of its own, so that counting costs no time. */
const counted = async (browser: Browser, engine: Engine, entries: number, pace: Pace) => {
  const page = await engine.open(browser, entries, true);
  const counts = new Map<Place, Counts>();
  for (const place of pace.places) counts.set(place, await countIn(page, engine.fields[place], pace));
  await page.context().close();
  return counts;
};

/** What a key costs in each engine: counted once, timed in turns, A B C A B C. */
export const keyCosts = async (
  browser: Browser,
  engines: readonly Engine[],
  entries: number,
  pace: Pace,
): Promise<KeyCost[]> => {
  const runs = [];
  for (const engine of engines) {
    const counts = await counted(browser, engine, entries, pace);
    const page = await engine.open(browser, entries, false);
    const clock = await clockOf(page);
    for (const place of pace.places)
      runs.push({ engine, place, counts: counts.get(place)!, page, clock, rounds: [] as Spent[] });
  }
  // The first round is the compiler's and does not count.
  for (let round = 0; round <= pace.rounds; round++)
    for (const { engine, place, page, clock, rounds } of runs) {
      const spent = await timeIn(page, clock, engine.fields[place], pace);
      if (round > 0) rounds.push(spent);
    }
  for (const page of new Set(runs.map((run) => run.page))) await page.context().close();
  return runs.map(({ engine, place, counts, rounds }) => ({
    engine,
    place,
    counts,
    spent: { script: median(rounds.map(({ script }) => script)), task: median(rounds.map(({ task }) => task)) },
  }));
};
