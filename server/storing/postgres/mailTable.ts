import { schoolDay } from '#server/schoolTime.ts';
import { entryOf, type StoredApplication } from '#server/storing/application.ts';
import {
  ADDITIONS_PER_DAY,
  additionMailbox,
  type MailContent,
  type MailQueue,
  mailboxOf,
  mailContentOf,
  type Outcome,
  type QueuedMail,
  type SendMails,
} from '#server/storing/mailQueue.ts';
import type { Database, Query } from '#server/storing/postgres/database.ts';
import { addressesOf } from '#server/storing/summary.ts';

interface Row extends Pick<QueuedMail, 'form' | 'key' | 'withheld' | 'tries'> {
  whom: string;
  /** The service that sends it may not have the right to read applications. */
  content: MailContent & Pick<QueuedMail, 'to'>;
  age: string;
}

const mailOf = ({ whom, content, age, ...row }: Row): QueuedMail => ({
  ...row,
  ...content,
  recipient: whom === 'office' ? whom : Number(whom),
  age: Number(age),
});

const milliseconds = (interval: string) => `1000 * extract(epoch from ${interval})`;
const COLUMNS = `form, key, whom, content, withheld, tries, ${milliseconds('clock_timestamp() - since')} as age`;

/** Counts a receipt unless its mailbox has had `limit` on this day. Returns whether it may be sent. */
const countReceipt = async (query: Query, mailbox: string, day: string, limit: number) => {
  const counted = await query(
    `insert into receipts values ($1, $2, 1)
     on conflict (mailbox, day) do update set count = receipts.count + 1 where receipts.count < $3
     returning count`,
    [mailbox, day, limit],
  );
  return counted.length > 0;
};

/** Queues the e-mails about an application: to each applicant within the daily limit, and to the office. */
export const addMail = async (
  query: Query,
  application: StoredApplication,
  now: Date,
  receiptsPerDay: number,
): Promise<void> => {
  const { form, key } = entryOf(application);
  const content = mailContentOf(application);
  const insert = (whom: number | 'office', more: Pick<QueuedMail, 'to'> = {}, withheld = 0) =>
    query('insert into mail (form, key, whom, content, withheld) values ($1, $2, $3, $4, $5)', [
      form,
      key,
      String(whom),
      JSON.stringify({ ...content, ...more }),
      withheld,
    ]);
  // The rows of mailboxes are locked in one order, so that two applications of the same parents cannot deadlock.
  const receipts = addressesOf(application)
    .map((to, index) => ({ to, index, mailbox: mailboxOf(to) }))
    .toSorted((a, b) => (a.mailbox < b.mailbox ? -1 : 1));
  const day = schoolDay(now.toISOString());
  let withheld = 0;
  for (const { to, index, mailbox } of receipts)
    if (await countReceipt(query, mailbox, day, receiptsPerDay)) await insert(index, { to });
    else withheld += 1;
  const additions = additionMailbox(application);
  if (additions === undefined || (await countReceipt(query, mailboxOf(additions), day, ADDITIONS_PER_DAY)))
    await insert('office', {}, withheld);
};

const saveOutcome = async (query: Query, { form, key, recipient }: QueuedMail, outcome: Outcome) => {
  const mail = [form, key, String(recipient)];
  if (outcome === 'done') await query('delete from mail where form = $1 and key = $2 and whom = $3', mail);
  else
    await query(
      `update mail set tries = tries + 1, due_at = clock_timestamp() + $4 * interval '1 ms'
       where form = $1 and key = $2 and whom = $3`,
      [...mail, outcome.retryIn],
    );
};

/**
 * The mail queue in a table. A service locks the rows that it sends, in a transaction: other services skip them, and the database
 * unlocks them when the service or its connection ends.
 */
export const mailTable = (database: Database): MailQueue => {
  const sendRows = (select: (query: Query) => Promise<Row[]>, send: SendMails) =>
    database.transaction(async (query) => {
      const mails = (await select(query)).map(mailOf);
      if (mails.length === 0) return false;
      // A mail server may be slower than the timeout of transactions.
      await query("set local idle_in_transaction_session_timeout = '5min'");
      const outcomes = await send(mails);
      for (const [i, mail] of mails.entries()) await saveOutcome(query, mail, outcomes[i]!);
      if (mails[0]!.recipient === 'office' && outcomes.includes('done'))
        await query('update office_mail set written_at = clock_timestamp()');
      return true;
    });

  return {
    open: async () => {},
    sendReceipt: (send) =>
      sendRows(
        (query) =>
          query(
            `select ${COLUMNS} from mail where whom <> 'office' and due_at <= clock_timestamp()
             order by since limit 1 for update skip locked`,
          ),
        send,
      ),
    sendToOffice: (pause, send) =>
      sendRows(async (query) => {
        const unpaused = await query(
          `select 1 from office_mail
           where written_at + $1 * interval '1 ms' <= clock_timestamp() or written_at > clock_timestamp()
           for update skip locked`,
          [pause],
        );
        if (unpaused.length === 0) return [];
        return query(
          `select ${COLUMNS} from mail where whom = 'office' and due_at <= clock_timestamp()
           order by since for update skip locked`,
        );
      }, send),
    nextDueIn: async (pause) => {
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
