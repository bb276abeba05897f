import { join } from 'node:path';
import { dayOf } from '#forms/today.ts';
import { ifMissing } from '#server/storing/errors.ts';
import type { FileSystem } from '#server/storing/fileSystem.ts';
import { createLock } from '#server/storing/lock.ts';
import { mailboxOf } from '#server/storing/mailQueue.ts';

const OFFICE = 'office';

/**
 * The e-mails of a day, in a file of that day: a line for each receipt, by the hash of its mailbox, and for each e-mail to the office.
 * The file keeps the daily limit of receipts over a restart.
 */
export const createSentLog = (fs: FileSystem, folder: string) => {
  let day = '';
  let receipts = new Map<string, number>();
  let lastToOffice = 0;
  const withLock = createLock();

  const fileOf = (ofDay: string) => join(folder, `sent-${ofDay}.log`);
  const count = (line: string) => {
    const [recipient = '', time = ''] = line.split(' ');
    if (recipient === OFFICE) lastToOffice = Number(time);
    else receipts.set(recipient, (receipts.get(recipient) ?? 0) + 1);
  };
  const append = async (line: string) => {
    const file = await fs.open(fileOf(day), 'a', 0o600);
    await file.writeFile(`${line}\n`).finally(() => file.close());
  };
  /** Loads the file of a day and removes those of other days. */
  const load = async (today: string) => {
    const text = await fs.readFile(fileOf(today), 'utf8').catch(ifMissing(''));
    [day, receipts] = [today, new Map()];
    for (const line of text.split('\n').filter(Boolean)) count(line);
    for (const name of await fs.readdir(folder))
      if (name.startsWith('sent-') && join(folder, name) !== fileOf(today))
        await fs.rm(join(folder, name), { force: true });
  };
  // With a lock: of two receipts for one address only one may be the last of the day.
  const onToday = <T>(work: () => Promise<T>): Promise<T> =>
    withLock('', async () => {
      const today = dayOf(new Date());
      if (today !== day) await load(today);
      return work();
    });

  return {
    /** Counts a receipt unless its mailbox has had `limit` today. Returns whether it may be sent. */
    countReceipt: (address: string, limit: number): Promise<boolean> =>
      onToday(async () => {
        if ((receipts.get(mailboxOf(address)) ?? 0) >= limit) return false;
        await append(mailboxOf(address));
        count(mailboxOf(address));
        return true;
      }),
    /** It counts even if it cannot be written. */
    addToOffice: (): Promise<void> =>
      onToday(() => {
        const line = `${OFFICE} ${Date.now()}`;
        count(line);
        return append(line);
      }),
    /** The time of the last e-mail to the office in milliseconds; 0 when it lies in the future, because the clock was set back. */
    lastToOffice: (): Promise<number> => onToday(async () => (lastToOffice > Date.now() ? 0 : lastToOffice)),
  };
};
