import { afterAll, expect, onTestFinished, test } from 'vitest';
import { attempts } from '#tests/server/load/attempts.ts';
import { ownLoadBundle } from '#tests/server/load/loadBundle.ts';
import { faultsOf, rowOf, runAttempt } from '#tests/server/load/runAttempt.ts';
import { startService } from '#tests/server/service.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 10);
const rows: string[] = [];

const bundle = ownLoadBundle();
afterAll(async () => {
  console.info(rows.join('\n'));
});

test.each(attempts)(
  '$what: applicants are answered, memory and descriptors stay bounded, and the service stops in time',
  async (attempt) => {
    const service = await startService(bundle(), attempt.what.replaceAll(/\W/g, '-'));
    onTestFinished(() => service.kill());
    const outcome = await runAttempt(service, attempt, ROUNDS);
    rows.push(rowOf(attempt, outcome));
    expect(faultsOf(outcome, 10_000)).toEqual([]);
  },
);
