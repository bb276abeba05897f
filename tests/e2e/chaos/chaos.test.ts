import { afterAll, describe, expect, inject, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { firstOrAll } from '#tests/breadth.ts';
import { survive } from '#tests/e2e/chaos/chaos.ts';

// A single seed is tried again by CHAOS_SEED=7 npx vitest run --project website tests/e2e/chaos
const upTo = { once: 1, everywhere: 100 }[inject('breadth')];
const seeds = process.env.CHAOS_SEED?.split(',') ?? Array.from({ length: upTo }, (_, i) => `${i + 1}`);

describe.each(firstOrAll(applications))('$name, whatever happens on the way', (application) => {
  const happened = new Map<string, number>();

  afterAll(() => {
    const figures = [...happened].map(([event, count]) => `${event} ${count}`).join(', ');
    console.info(`${application.name}: ${seeds.length} applicants went through: ${figures}`);
  });

  test.each(seeds)('seed %s: stored once, whole, and its receipt is found', { timeout: 300_000 }, async (seed) => {
    const { events, stored, sent, isFound, lost, faults, outcome } = await survive(
      application,
      `${application.name} ${seed}`,
    );
    for (const event of events) happened.set(event, (happened.get(event) ?? 0) + 1);
    const story = events.join(', ');
    expect(stored, `${story}\n${outcome}`).toEqual([sent]);
    expect(isFound, `The receipt is found after: ${story}`).toBe(true);
    expect(lost, `Answers that were lost after: ${story}`).toEqual([]);
    expect(faults, story).toEqual([]);
  });
});
