import { schoolDay } from '#server/schoolTime.ts';
import { entryOf, type StoredApplication } from '#server/storing/application.ts';
import { type MailQueue, mailboxOf, type Outcome, saidOf, type WaitingMail } from '#server/storing/mailQueue.ts';
import type { Database, Query } from '#server/storing/postgres/database.ts';
import { addressesOf } from '#server/storing/summary.ts';

interface Row extends Pick<WaitingMail, 'form' | 'key' | 'withheld' | 'tries'> {
  whom: string;
  /** What the e-mail says, so that a service can send it that may not read applications. */
  content: ReturnType<typeof saidOf> & Pick<WaitingMail, 'to'>;
  age: string;
}

const mailOf = ({ whom, content, age, ...row }: Row): WaitingMail => ({
  ...row,
  ...content,
  whom: whom === 'office' ? whom : Number(whom),
  age: Number(age),
});

const milliseconds = (difference: string) => `1000 * extract(epoch from ${difference})`;
const columns = `form, key, whom, content, withheld, tries, ${milliseconds('clock_timestamp() - since')} as age`;

/** Counts a receipt in, unless its mailbox has had `most` on this day. Says whether it may be sent. */
const mayReceive = async (query: Query, mailbox: string, day: string, most: number) => {
  const counted = await query(
    `insert into receipts values ($1, $2, 1)
     on conflict (mailbox, day) do update set count = receipts.count + 1 where receipts.count < $3
     returning count`,
    [mailbox, day, most],
  );
  return counted.length > 0;
};

/** Queues the e-mails about an application: to its applicants, where they have not had enough today, and to the office. */
export const addMail = async (
  query: Query,
  application: StoredApplication,
  now: Date,
  receiptsPerDay: number,
): Promise<void> => {
  const { form, key } = entryOf(application);
  const about = saidOf(application);
  const put = (whom: number | 'office', content: Row['content'], withheld = 0) =>
    query('insert into mail (form, key, whom, content, withheld) values ($1, $2, $3, $4, $5)', [
      form,
      key,
      String(whom),
      JSON.stringify(content),
      withheld,
    ]);
  // In one order, so that no two applications of the same parents wait for each other.
  const receipts = addressesOf(application)
    .map((to, whom) => ({ to, whom, mailbox: mailboxOf(to) }))
    .toSorted((a, b) => (a.mailbox < b.mailbox ? -1 : 1));
  let withheld = 0;
  for (const { to, whom, mailbox } of receipts)
    if (await mayReceive(query, mailbox, schoolDay(now.toISOString()), receiptsPerDay))
      await put(whom, { ...about, to });
    else withheld += 1;
  await put('office', about, withheld);
};

const settle = async (query: Query, { form, key, whom }: WaitingMail, outcome: Outcome) => {
  const mail = [form, key, String(whom)];
  if (outcome === 'done') await query('delete from mail where form = $1 and key = $2 and whom = $3', mail);
  else
    await query(
      `update mail set tries = tries + 1, due_at = clock_timestamp() + $4 * interval '1 ms'
       where form = $1 and key = $2 and whom = $3`,
      [...mail, outcome.dueIn],
    );
};

/**
 * E-mails in a table. Whoever sends one holds its row in a transaction meanwhile: others pass over it, and the database gives
 * it back when that service or its connection ends.
 */
export const mailTable = (database: Database): MailQueue => {
  const take = (select: (query: Query) => Promise<Row[]>, send: Parameters<MailQueue['takeReceipt']>[0]) =>
    database.transaction(async (query) => {
      const mails = (await select(query)).map(mailOf);
      if (mails.length === 0) return false;
      // A mail server may be slower than any statement.
      await query("set local idle_in_transaction_session_timeout = '5min'");
      const outcomes = await send(mails);
      for (const [i, mail] of mails.entries()) await settle(query, mail, outcomes[i]!);
      if (mails[0]!.whom === 'office' && outcomes.includes('done'))
        await query('update office_mail set written_at = clock_timestamp()');
      return true;
    });

  return {
    open: async () => {},
    takeReceipt: (send) =>
      take(
        (query) =>
          query(
            `select ${columns} from mail where whom <> 'office' and due_at <= clock_timestamp()
             order by since limit 1 for update skip locked`,
          ),
        send,
      ),
    takeForOffice: (pause, send) =>
      take(async (query) => {
        const mayWrite = await query(
          `select 1 from office_mail
           where written_at + $1 * interval '1 ms' <= clock_timestamp() or written_at > clock_timestamp()
           for update skip locked`,
          [pause],
        );
        if (mayWrite.length === 0) return [];
        return query(
          `select ${columns} from mail where whom = 'office' and due_at <= clock_timestamp()
           order by since for update skip locked`,
        );
      }, send),
    dueIn: async (pause) => {
      const [row] = await database.query<{ due: string | null }>(
        `select ${milliseconds('min(greatest(due_at, office_at)) - clock_timestamp()')} as due
         from (select due_at, case when whom = 'office' then written_at + $1 * interval '1 ms' end as office_at
               from mail, office_mail) as waiting`,
        [pause],
      );
      return row?.due == null ? undefined : Math.max(0, Number(row.due));
    },
  };
};
