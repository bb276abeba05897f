import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, textOf } from '#forms/draftValue.ts';
import { createStore } from '#server/storing/createStore.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { runs } from '#tests/breadth.ts';
import { type Fate, openDevice } from '#tests/server/handover/devices.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { locationsOn } from '#tests/server/storing/locations.ts';

const cluster = ownCluster();

type Action = {
  did: 'edits' | 'sends' | 'sends at once with the other' | 'hands over' | 'continues here';
  device: 0 | 1;
  fates: Fate[];
};

const actions = fc.array(
  fc.record<Action>({
    did: fc.constantFrom(
      'edits',
      'sends',
      'sends at once with the other',
      'hands over',
      'hands over',
      'continues here',
    ),
    device: fc.constantFrom(0, 1),
    fates: fc.array(fc.constantFrom<Fate>('arrives', 'arrives', 'is cut off', 'loses its answer'), { maxLength: 4 }),
  }),
  { minLength: 3, maxLength: 10 },
);

describe.each(locationsOn(cluster))('two devices with one application, in %s', (_name, makeLocation) => {
  test('edit, send and hand over in any order: at most one application arrives, and no answer is lost', async () => {
    const location = await makeLocation();
    const { url } = await startIntake({ dataDir: location.dataDir, databaseUrl: location.databaseUrl });
    const store = await createStore(location, { fs: disk });
    onTestFinished(() => store.close());

    const storedNames = async () => {
      const records = await Promise.all((await store.entries()).map((entry) => store.read(entry)));
      return records.map((record) =>
        'answers' in record! ? textOf(answerAt(record.answers as DraftGroup, path)) : '',
      );
    };
    const path = ['personalInfo', 'firstName'];
    let run = 0;

    await fc.assert(
      fc.asyncProperty(actions, async (done) => {
        const before = (await store.entries()).length;
        let fates: Fate[] = [];
        const fateOf = () => fates.shift() ?? 'arrives';
        const devices = [await openDevice(url, fateOf), await openDevice(url, fateOf)] as const;
        const names = new Set([`Run ${(run += 1)}`]);
        const has = [true, false];
        await devices[0].begin();
        devices[0].edit(`Run ${run}`);
        for (const [at, { did, device, fates: some }] of done.entries()) {
          const [one, other] = [devices[device], devices[1 - device]!];
          fates = [...some];
          if (!has[device] || one.isSent()) continue;
          if (did === 'continues here' && one.isElsewhere()) await one.continueHere();
          if (one.isElsewhere()) continue;
          if (did === 'edits') {
            const name = `Run ${run} edit ${at}`;
            names.add(name);
            one.edit(name);
          }
          if (did === 'sends') await one.send();
          if (did === 'sends at once with the other' && has[1 - device] && !other.isSent()) {
            if (other.isElsewhere()) await other.continueHere();
            await Promise.all([one.send(), other.send()]);
          }
          if (did === 'hands over' && !one.isSent() && !other.isSent()) {
            const name = one.firstName();
            const { id, key } = await one.offer();
            await other.take({ id, key });
            expect(other.firstName()).toBe(name);
            one.hearTaken(id);
            expect([one.isElsewhere(), one.firstName()]).toEqual([true, name]);
            has[1 - device] = true;
          }
        }
        fates = [];
        // Both send what they have, one after the other.
        for (const [at, each] of devices.entries()) {
          if (!has[at] || each.isSent()) continue;
          if (each.isElsewhere()) await each.continueHere();
          const name = each.firstName();
          expect(names).toContain(name);
          await each.send();
          expect(each.isSent()).toBe(true);
        }
        expect((await store.entries()).length - before).toBe(1);
        const receipts = devices.filter((_, at) => has[at]).map((each) => each.receipt()?.reference);
        expect(new Set(receipts).size).toBe(1);
        expect((await storedNames()).filter((name) => names.has(name))).toHaveLength(1);
        for (const each of devices) each.close();
      }),
      { seed: 20261126, numRuns: runs(15) },
    );
    expect(await store.handovers.count()).toBe(0);
  });
});
