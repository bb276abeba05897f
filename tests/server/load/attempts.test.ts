import { expect, onTestFinished, test } from 'vitest';
import { pipelining } from '#tests/server/load/attempts.ts';
import { ownLoadBundle } from '#tests/server/load/loadBundle.ts';
import { faultsOf, runAttempt } from '#tests/server/load/runAttempt.ts';
import { startService } from '#tests/server/service.ts';

const bundle = ownLoadBundle();

// tests/long/attempts.test.ts makes all of them.
test.each([pipelining])(
  '$what: applicants are answered, memory and descriptors stay bounded, and the service stops in time',
  async (attempt) => {
    const service = await startService(bundle(), attempt.what.replaceAll(/\W/g, '-'));
    onTestFinished(() => service.kill());
    expect(faultsOf(await runAttempt(service, attempt, 1))).toEqual([]);
  },
);
