import { describe, expect, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { survive } from '#tests/e2e/chaos/chaos.ts';

// A single seed is tried again by CHAOS_SEED=7 npx vitest run --project browser tests/e2e/chaos
const seeds = (process.env.CHAOS_SEED ?? '1').split(',');

describe.each(applications)('$name, whatever happens on the way', (application) => {
  test.each(seeds)('seed %s: stored once, whole, and its receipt is found', { timeout: 300_000 }, async (seed) => {
    const { events, stored, sent, isFound, lost, faults, stands } = await survive(
      application,
      `${application.name} ${seed}`,
    );
    const story = events.join(', ');
    expect(stored, `${story}\n${stands}`).toEqual([sent]);
    expect(isFound, `The receipt is found after: ${story}`).toBe(true);
    expect(lost, `Answers that were lost after: ${story}`).toEqual([]);
    expect(faults, story).toEqual([]);
  });
});
