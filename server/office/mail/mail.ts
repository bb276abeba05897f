import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { applicantsOf, type Email, emailToApplicant, emailToOffice, type Notice } from '#server/office/mail/emails.ts';
import { type Entry, queueIn } from '#server/office/mail/queue.ts';
import { sentMailIn } from '#server/office/mail/sentMail.ts';
import type { MailSettings, Settings } from '#server/settings.ts';
import { keyOf } from '#server/storing/application.ts';
import { errorCode } from '#server/storing/errorCode.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

const SECOND = 1000;

/** Sends e-mails to the office and the applicants, whenever the mail server takes them. */
export interface Mail {
  /** Queues the e-mails of an application. Returns at once and never throws. */
  enqueue(form: string, submissionId: string): void;
  /** Stops; what is not sent waits for the next start. */
  close(): void;
}

/** Whether the server will never take this mail. */
const isRefused = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

const each = async (entries: readonly Entry[], work: (entry: Entry) => Promise<void>) => {
  for (const entry of entries) await work(entry);
};

/** Whether the server answered at all. */
const isAnswered = (error: unknown) => error instanceof Error && 'responseCode' in error;

/** The mail of an intake. What an earlier process left unsent is sent first. */
export const mailFrom = async (
  { fs, dataDir, mail }: Pick<Settings, 'fs' | 'dataDir'> & { mail: MailSettings },
  store: ApplicationStore,
  log: FastifyBaseLogger,
): Promise<Mail> => {
  const queue = queueIn(fs, dataDir);
  const sent = sentMailIn(fs, join(dataDir, 'mail'));
  const nextToOffice = async () => (await sent.lastToOffice()) + mail.officeEvery;
  const transport = createTransport({
    url: mail.server,
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    socketTimeout: 60 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const closing = new AbortController();
  const { signal } = closing;
  let [isWorking, isAsked] = [false, false];
  let timer: NodeJS.Timeout | undefined;

  const domain = /@([\w.-]+)/.exec(mail.from)?.[1] ?? 'localhost';
  const send = (email: Email, id: string) =>
    transport.sendMail({
      ...email,
      from: mail.from,
      // The same when it is sent twice because a process ended in between.
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });

  const sendReceipt = async (entry: Entry) => {
    const application = await store.read(entry.form, entry.submissionId);
    const address = application && applicantsOf(application)[Number(entry.whom)];
    if (!application || address === undefined) return;
    await send(emailToApplicant(application, address), `${keyOf(entry.submissionId)}.${entry.whom}`);
  };

  const sendToOffice = async (entries: readonly Entry[]) => {
    const notices: Notice[] = [];
    for (const { form, submissionId, withheld = 0 } of entries) {
      const application = await store.read(form, submissionId);
      if (application) notices.push({ application, withheld });
    }
    if (notices.length === 0) return;
    const keys = entries.map(({ submissionId }) => keyOf(submissionId)).join();
    await send(emailToOffice(notices, mail.office), `${keyOf(keys)}.office`);
    await sent.noteOffice();
  };

  const postpone = async (entry: Entry, error: unknown) => {
    const { form, whom, tries } = entry;
    const about = { form, to: whom === 'office' ? whom : 'applicant', code: errorCode(error) };
    const isHopeless = whom !== 'office' && isRefused(error);
    if (isHopeless || Date.now() - entry.since > mail.giveUpAfter) {
      log.warn(about, 'mail given up');
      return queue.remove(entry);
    }
    log.info(about, 'mail postponed');
    const pause = Math.min(mail.longestPause, mail.firstPause * 2 ** tries);
    return queue.put({ ...entry, tries: tries + 1, nextTry: Date.now() + pause });
  };

  const round = async () => {
    const due = (await queue.all())
      .filter(({ nextTry }) => nextTry <= Date.now())
      .toSorted((a, b) => a.since - b.since);
    const toOffice = due.filter(({ whom }) => whom === 'office');
    const receipts = due.filter(({ whom }) => whom !== 'office').map((entry) => [entry]);
    const officeWaits = toOffice.length === 0 || Date.now() < (await nextToOffice());
    let unanswered: unknown;
    for (const entries of officeWaits ? receipts : [toOffice, ...receipts]) {
      if (signal.aborted) return;
      // A server that does not answer is not tried for each of a hundred e-mails.
      const isSent = unanswered
        ? Promise.reject(unanswered)
        : entries === toOffice
          ? sendToOffice(entries)
          : sendReceipt(entries[0]!);
      await isSent.then(
        () => each(entries, queue.remove),
        (error: unknown) => {
          if (!isAnswered(error)) unanswered = error;
          return each(entries, (entry) => postpone(entry, error));
        },
      );
    }
  };

  const work = async (): Promise<void> => {
    isAsked = true;
    if (isWorking) return;
    isWorking = true;
    while (isAsked && !signal.aborted) {
      isAsked = false;
      await round().catch((error: unknown) => log.warn({ code: errorCode(error) }, 'mail waits'));
    }
    isWorking = false;
    const waiting = await queue.all().catch(() => []);
    const officeAt = await nextToOffice().catch(() => 0);
    if (signal.aborted) return;
    clearTimeout(timer);
    const times = waiting.map(({ whom, nextTry }) => (whom === 'office' ? Math.max(nextTry, officeAt) : nextTry));
    const next = Math.min(Date.now() + mail.longestPause, ...times);
    timer = setTimeout(() => void work(), Math.max(0, next - Date.now())).unref();
  };

  const put = async (form: string, submissionId: string) => {
    const application = await store.read(form, submissionId);
    const now = Date.now();
    const entry = { form, submissionId, since: now, tries: 0, nextTry: now };
    let withheld = 0;
    for (const [whom, address] of (application ? applicantsOf(application) : []).entries())
      if (await sent.mayReceive(address, mail.receiptsADay)) await queue.put({ ...entry, whom });
      else withheld += 1;
    await queue.put({ ...entry, whom: 'office', withheld });
    await work();
  };

  await queue.open();
  void work();
  return {
    enqueue: (form, submissionId) =>
      void put(form, submissionId).catch((error: unknown) => log.warn({ form, code: errorCode(error) }, 'mail lost')),
    close: () => {
      closing.abort();
      clearTimeout(timer);
      transport.close();
    },
  };
};
