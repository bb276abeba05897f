import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { entryOf, type StoredApplication } from '#server/storing/application.ts';
import { type FileSystem, makeDirectory, persist, writeSynced } from '#server/storing/fileSystem.ts';
import { createSentLog } from '#server/storing/folder/sentLog.ts';
import {
  ADDITIONS_PER_DAY,
  additionMailbox,
  type MailQueue,
  mailContentOf,
  type QueuedMail,
  type SendMails,
} from '#server/storing/mailQueue.ts';
import { addressesOf } from '#server/storing/summary.ts';

const HOUR = 60 * 60 * 1000;

const mailFileSchema = v.object({
  form: v.string(),
  submissionId: v.string(),
  /** The office, or the index of an applicant's address. */
  whom: v.union([v.literal('office'), v.number()]),
  since: v.number(),
  tries: v.number(),
  nextTry: v.number(),
  withheld: v.optional(v.number()),
});

/** The file of an e-mail. It identifies nobody: address and content are read from the application when it is sent. */
type MailFile = v.InferOutput<typeof mailFileSchema>;

/** Reads the application of an e-mail; undefined when it was deleted. */
type ReadApplication = (mail: Pick<MailFile, 'form' | 'submissionId'>) => Promise<StoredApplication | undefined>;

/** The mail queue in a folder: one file for each e-mail, so that nothing is lost in a restart. */
export const mailFolder = (fs: FileSystem, folder: string, readApplication: ReadApplication) => {
  const queued = new Map<string, MailFile>();
  const sentLog = createSentLog(fs, folder);
  const nameOf = ({ submissionId, whom }: MailFile) => `${submissionId}.${whom}.json`;

  const save = async (mail: MailFile) => {
    const half = join(folder, `${randomUUID()}.half`);
    await writeSynced(fs, half, JSON.stringify(mail));
    await fs.rename(half, join(folder, nameOf(mail)));
    await persist(fs, folder);
    queued.set(nameOf(mail), mail);
  };

  const remove = async (mail: MailFile) => {
    await fs.rm(join(folder, nameOf(mail)), { force: true });
    queued.delete(nameOf(mail));
  };

  const due = () =>
    [...queued.values()].filter(({ nextTry }) => nextTry <= Date.now()).toSorted((a, b) => a.since - b.since);

  /** An e-mail with its content. Removes it when its application was deleted; postpones it when that cannot be read. */
  const loadContent = async (mail: MailFile): Promise<QueuedMail | undefined> => {
    const { whom, tries, since, withheld = 0 } = mail;
    const application = await readApplication(mail).catch(() => 'unreadable' as const);
    if (application === 'unreadable') {
      await save({ ...mail, nextTry: Date.now() + HOUR });
      return undefined;
    }
    const to = application && whom !== 'office' ? addressesOf(application)[whom] : undefined;
    if (!application || (whom !== 'office' && to === undefined)) {
      await remove(mail);
      return undefined;
    }
    return {
      ...entryOf(application),
      ...mailContentOf(application),
      recipient: whom,
      ...(to !== undefined && { to }),
      withheld,
      tries,
      age: Date.now() - since,
    };
  };

  /** Returns whether anything was tried. */
  const sendAll = async (mails: readonly MailFile[], send: SendMails): Promise<boolean> => {
    const loaded: { mail: MailFile; content: QueuedMail }[] = [];
    for (const mail of mails) {
      const content = await loadContent(mail);
      if (content) loaded.push({ mail, content });
    }
    if (loaded.length === 0) return false;
    const outcomes = await send(loaded.map(({ content }) => content));
    const postponed = loaded.map(({ mail }, i): MailFile | undefined => {
      const outcome = outcomes[i]!;
      return outcome === 'done' ? undefined : { ...mail, tries: mail.tries + 1, nextTry: Date.now() + outcome.retryIn };
    });
    // In memory first. If the disk refuses, what was sent is not sent again, and what failed not tried at once, until a restart.
    for (const [i, { mail }] of loaded.entries())
      if (postponed[i]) queued.set(nameOf(mail), postponed[i]);
      else queued.delete(nameOf(mail));
    if (postponed.includes(undefined) && loaded[0]!.mail.whom === 'office') await sentLog.addToOffice();
    for (const [i, { mail }] of loaded.entries())
      if (postponed[i]) await save(postponed[i]);
      else await remove(mail);
    return true;
  };

  const officeDueIn = async (pause: number) => Math.max(0, (await sentLog.lastToOffice()) + pause - Date.now());

  const queue: MailQueue = {
    open: async () => {
      await makeDirectory(fs, folder);
      for (const name of await fs.readdir(folder)) {
        // A file that cannot be read was never complete.
        const text = name.endsWith('.json') ? await fs.readFile(join(folder, name), 'utf8').catch(() => '') : '';
        const mail = v.safeParse(v.pipe(v.string(), v.parseJson(), mailFileSchema), text);
        if (mail.success) queued.set(name, mail.output);
      }
    },
    sendReceipt: async (send) => {
      const receipt = due().find(({ whom }) => whom !== 'office');
      if (receipt) await sendAll([receipt], send);
      return receipt !== undefined;
    },
    sendToOffice: async (pause, send) => {
      const mails = due().filter(({ whom }) => whom === 'office');
      return mails.length > 0 && (await officeDueIn(pause)) === 0 && sendAll(mails, send);
    },
    nextDueIn: async (pause) => {
      if (queued.size === 0) return undefined;
      const office = await officeDueIn(pause);
      const times = [...queued.values()].map(({ whom, nextTry }) =>
        Math.max(0, nextTry - Date.now(), whom === 'office' ? office : 0),
      );
      return Math.min(...times);
    },
  };

  /** Queues the e-mails about an application: to each applicant within the daily limit, and to the office. */
  const add = async (application: StoredApplication, receiptsPerDay: number): Promise<void> => {
    const { form, submissionId } = application;
    const now = Date.now();
    const mail = { form, submissionId, since: now, tries: 0, nextTry: now };
    let withheld = 0;
    for (const [whom, address] of addressesOf(application).entries())
      if (await sentLog.countReceipt(address, receiptsPerDay)) await save({ ...mail, whom });
      else withheld += 1;
    const additions = additionMailbox(application);
    if (additions === undefined || (await sentLog.countReceipt(additions, ADDITIONS_PER_DAY)))
      await save({ ...mail, whom: 'office', withheld });
  };

  return { queue, add };
};
