import { join } from 'node:path';
import { schoolDay } from '#server/schoolTime.ts';
import { isAbsent } from '#server/storing/errorCode.ts';
import type { FileSystem } from '#server/storing/fileSystem.ts';
import { mailboxOf } from '#server/storing/mailQueue.ts';

const OFFICE = 'office';

/**
 * What was sent on a day, in a file of that day that outlives a restart: one line for each receipt and for each mail to the
 * office. It names nobody.
 */
export const sentMailIn = (fs: FileSystem, folder: string) => {
  let day = '';
  let counts = new Map<string, number>();
  let lastToOffice = 0;
  const fileOf = (of: string) => join(folder, `sent-${of}.log`);

  const count = (line: string) => {
    const [what = '', time = ''] = line.split(' ');
    if (what === OFFICE) lastToOffice = Number(time);
    else counts.set(what, (counts.get(what) ?? 0) + 1);
  };

  /** Begins a new day: what was sent on another is forgotten. */
  const turnTo = async (today: string) => {
    const text = await fs
      .readFile(fileOf(today), 'utf8')
      .catch((error: unknown) => (isAbsent(error) ? '' : Promise.reject(error)));
    [day, counts] = [today, new Map()];
    for (const line of text.split('\n').filter(Boolean)) count(line);
    for (const name of await fs.readdir(folder))
      if (name.startsWith('sent-') && join(folder, name) !== fileOf(today))
        await fs.rm(join(folder, name), { force: true });
  };

  // One after another: of two receipts for one address only one may be the last of its day.
  let last: Promise<unknown> = Promise.resolve();
  const today = <T>(work: (append: (line: string) => Promise<void>) => T | Promise<T>): Promise<T> => {
    const done = last
      .catch(() => {})
      .then(async () => {
        const now = schoolDay(new Date().toISOString());
        if (now !== day) await turnTo(now);
        return work(async (line) => {
          const file = await fs.open(fileOf(now), 'a', 0o600);
          await file.writeFile(`${line}\n`).finally(() => file.close());
          count(line);
        });
      });
    last = done;
    return done;
  };

  return {
    /** Counts a receipt in, unless its address has had `most` today. Says whether it may be sent. */
    mayReceive: (address: string, most: number): Promise<boolean> =>
      today(async (append) => {
        if ((counts.get(mailboxOf(address)) ?? 0) >= most) return false;
        await append(mailboxOf(address));
        return true;
      }),
    noteOffice: (): Promise<void> => today((append) => append(`${OFFICE} ${Date.now()}`)),
    /** When the office was last written to, in milliseconds; 0 where a clock that ran back cannot tell. */
    lastToOffice: (): Promise<number> => today(() => (lastToOffice > Date.now() ? 0 : lastToOffice)),
  };
};
