import { dayOf } from '#forms/today.ts';
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
  const day = dayOf(now);
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

/** Longer than a service takes to send an e-mail. After that it has ended, and another one sends it. */
const LEASE = '5 min';

/** Makes e-mails due later, so that no other service sends them meanwhile. */
const lease = (query: Query, rows: readonly Row[]) =>
  query(
    `update mail set due_at = clock_timestamp() + interval '${LEASE}'
     where (form, key, whom) in (select * from unnest($1::text[], $2::text[], $3::text[]))`,
    [rows.map(({ form }) => form), rows.map(({ key }) => key), rows.map(({ whom }) => whom)],
  );

/** E-mails that were taken to be sent, and what is to be done in the end. */
interface Taken {
  rows: Row[];
  /** `isSent`: whether one of them was sent. */
  finish?: (query: Query, isSent: boolean) => Promise<unknown>;
}

/**
 * The mail queue in a table. A service takes the rows that it sends by making them due later. It holds no lock while it sends: a mail
 * server may be slow, and a deletion must not wait for it.
 */
export const mailTable = (database: Database): MailQueue => {
  const sendTaken = async (take: (query: Query) => Promise<Taken>, send: SendMails) => {
    const { rows, finish } = await database.transaction(async (query) => {
      const taken = await take(query);
      if (taken.rows.length > 0) await lease(query, taken.rows);
      return taken;
    });
    if (rows.length === 0) return false;
    const mails = rows.map(mailOf);
    const outcomes = await send(mails);
    await database.transaction(async (query) => {
      for (const [i, mail] of mails.entries()) await saveOutcome(query, mail, outcomes[i]!);
      await finish?.(query, outcomes.includes('done'));
    });
    return true;
  };

  return {
    open: async () => {},
    sendReceipt: (send) =>
      sendTaken(
        async (query) => ({
          rows: await query(
            `select ${COLUMNS} from mail where whom <> 'office' and due_at <= clock_timestamp()
             order by since limit 1 for update skip locked`,
          ),
        }),
        send,
      ),
    sendToOffice: (pause, send) =>
      sendTaken(async (query) => {
        const [last] = await query<{ at: string }>(
          `select written_at::text as at from office_mail
           where written_at + $1 * interval '1 ms' <= clock_timestamp() or written_at > clock_timestamp()
           for update skip locked`,
          [pause],
        );
        if (!last) return { rows: [] };
        const rows = await query<Row>(
          `select ${COLUMNS} from mail where whom = 'office' and due_at <= clock_timestamp()
           order by since for update skip locked`,
        );
        if (rows.length === 0) return { rows };
        // The pause begins now, for other services. Where nothing is sent there was none.
        const [begun] = await query<{ at: string }>(
          'update office_mail set written_at = clock_timestamp() returning written_at::text as at',
        );
        const finish = (ended: Query, isSent: boolean) =>
          isSent
            ? ended('update office_mail set written_at = clock_timestamp()')
            : ended('update office_mail set written_at = $1 where written_at = $2', [last.at, begun!.at]);
        return { rows, finish };
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
