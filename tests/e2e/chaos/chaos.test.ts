import { describe, expect, inject, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { firstOrAll } from '#tests/breadth.ts';
import { survive } from '#tests/e2e/chaos/chaos.ts';

// One seed alone: CHAOS_SEED=7 npx vitest run --project website tests/e2e/chaos
const upTo = { once: 1, everywhere: 40 }[inject('breadth')];
const seeds = process.env.CHAOS_SEED?.split(',') ?? Array.from({ length: upTo }, (_, i) => `${i + 1}`);

describe.each(firstOrAll(applications))('$name, while programs, tabs and connections fail', (application) => {
  test.each(seeds)('seed %s: is stored once, whole, and its receipt is found', { timeout: 300_000 }, async (seed) => {
    const survival = await survive(application, `${application.name} ${seed}`);
    const { stored, sent, isFound, lost, faults, outcome } = survival;
    const events = survival.events.join(', ');
    console.info(`${application.name}, seed ${seed}: ${events}`);
    expect(stored, `${events}\n${outcome}`).toEqual([sent]);
    expect(isFound, `The receipt is found after: ${events}`).toBe(true);
    expect(lost, `Answers that were lost after: ${events}`).toEqual([]);
    expect(faults, events).toEqual([]);
  });
});
