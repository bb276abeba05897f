import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Application } from '#tests/applications.ts';
import { isEverywhere } from '#tests/breadth.ts';
import { applicantWith } from '#tests/e2e/chaos/applicant.ts';
import { type Device, openDevice } from '#tests/e2e/chaos/device.ts';
import { type Fate, openNetwork } from '#tests/e2e/network.ts';
import { type Service, startService } from '#tests/e2e/service.ts';
import { asStored, storedIn } from '#tests/e2e/stored.ts';
import { type Random, randomFrom } from '#tests/server/randomFrom.ts';

/** How often an applicant looks at the page before the test counts as stuck. */
const LOOKS = 600;

export interface Survival {
  /** What happened, in order. */
  events: string[];
  /** Every stored application, by wire name. */
  stored: unknown[];
  sent: unknown;
  /** Whether the page shows the stored reference when it is opened again. */
  isFound: boolean;
  /** Answers that were lost although they were given more than two seconds before. */
  lost: string[];
  /** Uncaught errors of the page. */
  faults: string[];
  /** What the page shows at the end, and the last error of the applicant. */
  outcome: string;
}

const fates: readonly Exclude<Fate, object>[] = [
  'is cut off',
  'loses its response',
  // An applicant waits a minute for it.
  ...(isEverywhere() ? (['waits'] as const) : []),
  413,
  429,
  500,
  502,
  503,
  'a sign-in page with 200',
];

const faultsOn = (device: Device, url: string, service: Service) => ({
  reload: () => device.page.reload({ timeout: 20_000 }),
  back: () => device.page.goBack({ timeout: 5_000 }),
  'close the tab': () => device.reopen(url),
  'open a second tab': () => device.open(url),
  'open a second tab and freeze the first': async () => {
    await device.open(url);
    await device.freezeOthers();
  },
  'go to another tab': () => device.goToOther(),
  'kill the browser': () => device.kill(url),
  'kill the service': () => service.killAndStart(),
});

const shuffled = <Each>(all: readonly Each[], random: Random): Each[] =>
  all
    .map((each) => [random.next(), each] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, each]) => each);

/** Looks for a receipt on a page that was just opened. Another tab may have the form. */
const findsReceipt = async (page: Page, reference: string): Promise<boolean> => {
  const receipt = page.getByText(reference).first();
  const takeOver = page.getByRole('button', { name: 'Continue here' });
  try {
    await receipt.or(takeOver).first().waitFor({ timeout: 20_000 });
    if (await takeOver.isVisible()) await takeOver.click();
    await receipt.waitFor({ timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
};

/**
 * Applies once, while connections break, tabs close and programs are killed: each kind of fault once, in an order and at moments
 * that the seed decides.
 */
export const survive = async ({ form, examples, page: path }: Application, seed: string): Promise<Survival> => {
  const random = randomFrom(seed);
  const names = Object.keys(examples);
  const answers = examples[names[random.below(names.length)]!]!;
  const folder = await mkdtemp(join(tmpdir(), 'bac-chaos-files-'));
  const service = await startService();
  const network = await openNetwork(service.site);
  const url = network.url + path;
  const faults: string[] = [];
  const device = await openDevice(url, (fault) => faults.push(fault));
  const applicant = applicantWith(form, answers, folder);
  const events: string[] = [];
  const faultsHere = faultsOn(device, url, service);
  const planned = shuffled(Object.entries(faultsHere), random);
  network.fateOf = ({ isCall, isSubmission }) => {
    if (!isCall || planned.length === 0 || random.chance(0.4)) return 'arrives';
    const fate = fates[random.below(fates.length)]!;
    if (!isSubmission && fate === 'waits') return 'arrives';
    if (isSubmission) events.push(`a submission: ${fate}`);
    return fate;
  };
  try {
    let [arrived, lastError] = [false, ''];
    for (let looks = 0; looks < LOOKS && (planned.length > 0 || !arrived); looks++) {
      if (planned.length > 0 && random.chance(0.6)) {
        const [kind, cause] = planned.shift()!;
        events.push(kind);
        applicant.noteFault();
        await Promise.resolve(cause()).catch(() => undefined);
      }
      if (!device.page.url().startsWith(url)) await device.page.goto(url).catch(() => undefined);
      arrived = await applicant.act(device.page).catch((error: Error) => {
        lastError = error.message;
        return false;
      });
      await pause(random.below(400));
    }
    planned.length = 0;
    const text = await device.page.locator('main').innerText({ timeout: 5_000 }).catch(String);
    const outcome = arrived ? 'The receipt.' : `${device.page.url()}\n${text.slice(0, 300)}\n${lastError}`;
    const stored = await storedIn(service.dataDir);
    await device.reopen(url).catch(() => device.kill(url));
    const isFound = await findsReceipt(device.page, stored[0]?.reference ?? 'none is stored');
    return {
      events,
      stored: stored.map((each) => each.answers),
      sent: await asStored(answers),
      isFound,
      lost: applicant.lost,
      faults,
      outcome,
    };
  } finally {
    await device.end();
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
