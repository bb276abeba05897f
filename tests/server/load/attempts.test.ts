import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { pipelining, wholeApplications } from '#tests/server/load/attempts.ts';
import { buildLoadBundle } from '#tests/server/load/loadBundle.ts';
import { faultsOf, underAttempt } from '#tests/server/load/underAttempt.ts';
import { startService } from '#tests/server/service.ts';

let bundle: Awaited<ReturnType<typeof buildLoadBundle>>;
beforeAll(async () => {
  bundle = await buildLoadBundle();
});
afterAll(() => bundle?.remove());

// The long tests make all of them.
test.each([pipelining, wholeApplications])(
  '$what: applicants are answered, memory and descriptors stay bounded, and the service stops in time',
  async (attempt) => {
    const service = await startService(bundle.root, attempt.what.replaceAll(/\W/g, '-'));
    onTestFinished(() => service.kill());
    expect(faultsOf(await underAttempt(service, attempt, 1))).toEqual([]);
  },
);
