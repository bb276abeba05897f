import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { fileOf, pdfOf, undeclared } from '#tests/server/application.ts';
import { ownBundle } from '#tests/server/bundle.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { sendThroughChaos } from '#tests/server/postgres/chaos/chaos.ts';
import { findChaosFaults } from '#tests/server/postgres/chaos/findChaosFaults.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const SENDS = Number(process.env.SENDS ?? 1_000);
const NOBODY = 65_534;

const cluster = ownCluster();
const bundle = ownBundle();

test.each([process.env.SEED ?? new Date().toISOString()])(
  'of 1,000 sends to three services on one database, all killed at random, each is stored once and whole (seed %s)',
  async (seed) => {
    const result = await sendThroughChaos(bundle(), cluster(), seed, SENDS);
    const faults = await findChaosFaults(result);
    const { outcomes, kills, received } = result;
    const attempts = outcomes.reduce((sum, outcome) => sum + outcome.attempts, 0);
    const notFound = outcomes.reduce((sum, outcome) => sum + outcome.notFound.length, 0);
    console.info(
      seed,
      JSON.stringify({
        sends: outcomes.length,
        attempts,
        notFound,
        kills,
        mail: received.length,
        faults: faults.length,
      }),
    );
    expect(faults).toEqual([]);
    expect(outcomes.length).toBeGreaterThanOrEqual(SENDS);
    // A service that is killed between the answers of the mail server and of the database sends that e-mail again.
    const receipts = received.filter(({ to }) => !to.includes('office@school.example'));
    expect(receipts.length - outcomes.length).toBeLessThanOrEqual(kills.services + 3 * kills.database);
  },
);

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

test.runIf(mayMount)(
  'a database whose disk runs full refuses with 503, and keeps what it acknowledged and nothing else',
  async () => {
    const place = await mkdtemp(join(tmpdir(), 'disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', place]);
    onTestFinished(async () => {
      await cluster().crash();
      execFileSync('umount', ['--lazy', place]);
      await rm(place, { recursive: true });
    });
    chownSync(place, NOBODY, NOBODY);
    await cluster().run(`create tablespace small location '${place}'`);
    const databaseUrl = await cluster().makeDatabase('tablespace small');
    const { post, getStatus, spools } = await startIntake({ databaseUrl });
    const acknowledged: string[] = [];
    const refused: string[] = [];
    for (let i = 0; i < 12; i += 1) {
      const submissionId = newId();
      const body = undeclared(submissionId);
      body.set('personalInfo[passport]', fileOf(pdfOf(2_000_000 + i)));
      const { status } = await post(body);
      expect([201, 503]).toContain(status);
      (status === 201 ? acknowledged : refused).push(submissionId);
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    for (const id of acknowledged) expect((await getStatus(id)).status).toBe(200);
    expect(await spools()).toEqual([]);
    const { out } = await officeIn({ dataDir: await ownFolder(), databaseUrl })('verify');
    expect(out).toBe(`${acknowledged.length} verified in the database: every file is as it came.\n`);
  },
);
