import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { entryOf, type StoredApplication } from '#server/storing/application.ts';
import { type FileSystem, makeDirectory, persist } from '#server/storing/fileSystem.ts';
import { sentMailIn } from '#server/storing/folder/sentMail.ts';
import { type MailQueue, type Sending, saidOf, type WaitingMail } from '#server/storing/mailQueue.ts';
import { addressesOf } from '#server/storing/summary.ts';

const HOUR = 60 * 60 * 1000;

const waitingSchema = v.object({
  form: v.string(),
  submissionId: v.string(),
  /** The office, or one of the applicants. */
  whom: v.union([v.literal('office'), v.number()]),
  since: v.number(),
  tries: v.number(),
  nextTry: v.number(),
  /** How many receipts were not sent, because their addresses had had enough that day. For the office's mail. */
  withheld: v.optional(v.number()),
});

/** An e-mail that is to be sent. It names nobody: address and content are read from the application. */
type Waiting = v.InferOutput<typeof waitingSchema>;

/** Reads the application that an e-mail is about; nothing when it has been deleted. */
type Read = (mail: Pick<Waiting, 'form' | 'submissionId'>) => Promise<StoredApplication | undefined>;

/** E-mails in a folder until they are sent: one file for each, so that a stopped service goes on where it was. */
export const mailFolder = (fs: FileSystem, folder: string, read: Read) => {
  const waiting = new Map<string, Waiting>();
  const sent = sentMailIn(fs, folder);
  const nameOf = ({ submissionId, whom }: Waiting) => `${submissionId}.${whom}.json`;

  const put = async (mail: Waiting) => {
    const half = join(folder, `${randomUUID()}.half`);
    const file = await fs.open(half, 'wx', 0o600);
    await file
      .writeFile(JSON.stringify(mail))
      .then(() => file.sync())
      .finally(() => file.close());
    await fs.rename(half, join(folder, nameOf(mail)));
    await persist(fs, folder);
    waiting.set(nameOf(mail), mail);
  };

  const remove = async (mail: Waiting) => {
    await fs.rm(join(folder, nameOf(mail)), { force: true });
    waiting.delete(nameOf(mail));
  };

  const isDue = ({ nextTry }: Waiting) => nextTry <= Date.now();
  const due = () => [...waiting.values()].filter(isDue).toSorted((a, b) => a.since - b.since);

  /** What is to be sent; nothing when its application is gone, and nothing for now when it cannot be read. */
  const contentOf = async (mail: Waiting): Promise<WaitingMail | undefined> => {
    const { whom, tries, since, withheld = 0 } = mail;
    const application = await read(mail).catch(() => 'unreadable' as const);
    if (application === 'unreadable') return put({ ...mail, nextTry: Date.now() + HOUR }).then(() => undefined);
    const to = application && whom !== 'office' ? addressesOf(application)[whom] : undefined;
    if (!application || (whom !== 'office' && to === undefined)) return remove(mail).then(() => undefined);
    return {
      ...entryOf(application),
      ...saidOf(application),
      whom,
      ...(to !== undefined && { to }),
      withheld,
      tries,
      age: Date.now() - since,
    };
  };

  const sendAll = async (mails: readonly Waiting[], send: Sending): Promise<boolean> => {
    const taken: [Waiting, WaitingMail][] = [];
    for (const mail of mails) {
      const content = await contentOf(mail);
      if (content) taken.push([mail, content]);
    }
    if (taken.length === 0) return false;
    const outcomes = await send(taken.map(([, content]) => content));
    if (outcomes.includes('done') && taken[0]![0].whom === 'office') await sent.noteOffice();
    for (const [i, [mail]] of taken.entries()) {
      const outcome = outcomes[i]!;
      if (outcome === 'done') await remove(mail);
      else await put({ ...mail, tries: mail.tries + 1, nextTry: Date.now() + outcome.dueIn });
    }
    return true;
  };

  const officeDueIn = async (pause: number) => Math.max(0, (await sent.lastToOffice()) + pause - Date.now());

  const queue: MailQueue = {
    open: async () => {
      await makeDirectory(fs, folder);
      for (const name of await fs.readdir(folder)) {
        // What cannot be read was never whole.
        const text = name.endsWith('.json') ? await fs.readFile(join(folder, name), 'utf8').catch(() => '') : '';
        const mail = v.safeParse(v.pipe(v.string(), v.parseJson(), waitingSchema), text);
        if (mail.success) waiting.set(name, mail.output);
      }
    },
    takeReceipt: async (send) => {
      const receipt = due().find(({ whom }) => whom !== 'office');
      return receipt !== undefined && ((await sendAll([receipt], send)) || true);
    },
    takeForOffice: async (pause, send) => {
      const toOffice = due().filter(({ whom }) => whom === 'office');
      return toOffice.length > 0 && (await officeDueIn(pause)) === 0 && sendAll(toOffice, send);
    },
    dueIn: async (pause) => {
      if (waiting.size === 0) return undefined;
      const office = await officeDueIn(pause);
      const times = [...waiting.values()].map(({ whom, nextTry }) =>
        Math.max(0, nextTry - Date.now(), whom === 'office' ? office : 0),
      );
      return Math.min(...times);
    },
  };

  /** Queues the e-mails about an application: to its applicants, where they have not had enough today, and to the office. */
  const add = async (application: StoredApplication, receiptsPerDay: number): Promise<void> => {
    const { form, submissionId } = application;
    const now = Date.now();
    const mail = { form, submissionId, since: now, tries: 0, nextTry: now };
    let withheld = 0;
    for (const [whom, address] of addressesOf(application).entries())
      if (await sent.mayReceive(address, receiptsPerDay)) await put({ ...mail, whom });
      else withheld += 1;
    await put({ ...mail, whom: 'office', withheld });
  };

  return { queue, add };
};
