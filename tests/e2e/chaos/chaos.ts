import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Application } from '#tests/applications.ts';
import { applicantWith } from '#tests/e2e/chaos/applicant.ts';
import { crashingIntake } from '#tests/e2e/chaos/crashingIntake.ts';
import { type Device, openDevice } from '#tests/e2e/chaos/device.ts';
import { faultyNetworkTo } from '#tests/e2e/chaos/faultyNetwork.ts';
import { asStored, storedIn } from '#tests/e2e/stored.ts';
import { randomFrom } from '#tests/server/randomFrom.ts';

/** How often an applicant may look again before it counts as never coming to an end. */
const LOOKS = 600;

/** What was seen of one application that went through all of it. */
export interface Survival {
  /** What happened, in order. */
  events: string[];
  /** Every application that is stored, by wire name, as `asStored` gives them. */
  stored: unknown[];
  sent: unknown;
  /** Whether the page shows the stored reference when it is opened once more. */
  isFound: boolean;
  /** Answers that were lost although they were given more than a second or two before. */
  lost: string[];
  faults: string[];
  /** What the page says in the end, and what hindered the applicant. */
  outcome: string;
}

const faultsOn = (device: Device, url: string, killIntake: () => Promise<void>) => ({
  reload: () => device.page.reload({ timeout: 20_000 }),
  back: () => device.page.goBack({ timeout: 5_000 }),
  'close the tab': () => device.reopen(url),
  'open a second tab': () => device.open(url),
  'open a second tab and freeze the first': async () => {
    await device.open(url);
    await device.freezeOthers();
  },
  'turn to another tab': () => device.turn(),
  'kill the browser': () => device.kill(url),
  'kill the intake': killIntake,
});

/** Looks for a receipt on a page that was just opened; a tab behind may hold the form. */
const findsReceipt = async (page: Page, reference: string): Promise<boolean> => {
  const found = page.getByText(reference).first();
  const takeOver = page.getByRole('button', { name: 'Continue here' });
  try {
    await found.or(takeOver).first().waitFor({ timeout: 20_000 });
    if (await takeOver.isVisible()) await takeOver.click();
    await found.waitFor({ timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
};

/** Applies once while, as the seed says, lines break, tabs close and programs are killed; then no more faults occur. */
export const survive = async ({ form, examples, page: path }: Application, seed: string): Promise<Survival> => {
  const random = randomFrom(seed);
  const names = Object.keys(examples);
  const answers = examples[names[random.below(names.length)]!]!;
  const folder = await mkdtemp(join(tmpdir(), 'bac-chaos-files-'));
  const intake = await crashingIntake();
  const network = await faultyNetworkTo(intake.port, random);
  const url = network.url + path;
  const faults: string[] = [];
  const device = await openDevice(url, (fault) => faults.push(fault));
  const applicant = applicantWith(form, answers, folder);
  const events: string[] = [];
  try {
    const faultsHere = faultsOn(device, url, () => intake.killAndStart());
    const kinds = Object.keys(faultsHere) as (keyof typeof faultsHere)[];
    const planned = 5 + random.below(5);
    let [arrived, hindrance] = [false, ''];
    for (let looks = 0; looks < LOOKS && !arrived; looks++) {
      network.isFaulty = events.length < planned;
      if (network.isFaulty && random.chance(0.25)) {
        const kind = kinds[random.below(kinds.length)]!;
        events.push(kind);
        applicant.noteFault();
        await Promise.resolve(faultsHere[kind]()).catch(() => undefined);
      }
      if (!device.page.url().startsWith(url)) await device.page.goto(url).catch(() => undefined);
      arrived = await applicant.act(device.page).catch((error: Error) => {
        hindrance = error.message;
        return false;
      });
      await pause(random.below(400));
    }
    network.isFaulty = false;
    const text = await device.page.locator('main').innerText({ timeout: 5_000 }).catch(String);
    const outcome = arrived ? 'The receipt.' : `${device.page.url()}\n${text.slice(0, 300)}\n${hindrance}`;
    const stored = await storedIn(intake.dataDir);
    await device.reopen(url).catch(() => device.kill(url));
    const reference = stored[0]?.reference ?? 'none is stored';
    const isFound = await findsReceipt(device.page, reference);
    return {
      events: [...events, ...network.outcomes.map((each) => `a send: ${each}`)],
      stored: stored.map((each) => each.answers),
      sent: await asStored(answers),
      isFound,
      lost: applicant.lost,
      faults,
      outcome,
    };
  } finally {
    await device.end();
    network.end();
    await intake.end();
    await rm(folder, { recursive: true, force: true });
  }
};
