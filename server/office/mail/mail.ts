import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { applicantsOf, type Letter, letterToApplicant, letterToOffice } from '#server/office/mail/letters.ts';
import { type Entry, queueIn } from '#server/office/mail/queue.ts';
import type { MailSettings, Settings } from '#server/settings.ts';
import { keyOf, type StoredApplication } from '#server/storing/application.ts';
import { errorCode } from '#server/storing/errorCode.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

const SECOND = 1000;

/** Tells the office and the applicants, whenever the mail server takes it. */
export interface Mail {
  /** Queues what is to be told of an application. Returns at once and never throws. */
  tell(form: string, submissionId: string): void;
  /** Stops; what is not sent waits for the next start. */
  close(): void;
}

const letterOf = (application: StoredApplication, { whom }: Entry, office: string): Letter | undefined => {
  if (whom === 'office') return letterToOffice(application, office);
  const address = applicantsOf(application)[whom];
  return address === undefined ? undefined : letterToApplicant(application, address);
};

/** Whether the server will never take this mail. */
const isRefused = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** Whether the server answered at all. */
const isAnswered = (error: unknown) => error instanceof Error && 'responseCode' in error;

/** The mail of an intake. What an earlier process left unsent is sent first. */
export const mailFrom = async (
  { fs, dataDir, mail }: Pick<Settings, 'fs' | 'dataDir'> & { mail: MailSettings },
  store: ApplicationStore,
  log: FastifyBaseLogger,
): Promise<Mail> => {
  const queue = queueIn(fs, dataDir);
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

  const send = async (entry: Entry) => {
    const application = await store.read(entry.form, entry.submissionId);
    const letter = application && letterOf(application, entry, mail.office);
    if (!letter) return;
    const domain = /@([\w.-]+)/.exec(mail.from)?.[1] ?? 'localhost';
    await transport.sendMail({
      ...letter,
      from: mail.from,
      // The same when it is sent twice because a process ended in between.
      messageId: `<${keyOf(entry.submissionId)}.${entry.whom}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
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
    const due = (await queue.all()).filter(({ nextTry }) => nextTry <= Date.now());
    let silence: unknown;
    for (const entry of due.toSorted((a, b) => a.since - b.since)) {
      if (signal.aborted) return;
      // A server that is away is not knocked at for each of a hundred mails.
      if (silence) await postpone(entry, silence);
      else
        await send(entry).then(
          () => queue.remove(entry),
          async (error: unknown) => {
            if (!isAnswered(error)) silence = error;
            await postpone(entry, error);
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
    if (signal.aborted) return;
    clearTimeout(timer);
    const next = Math.min(Date.now() + mail.longestPause, ...waiting.map(({ nextTry }) => nextTry));
    timer = setTimeout(() => void work(), Math.max(0, next - Date.now())).unref();
  };

  const put = async (form: string, submissionId: string) => {
    const application = await store.read(form, submissionId);
    const now = Date.now();
    const entry = { form, submissionId, since: now, tries: 0, nextTry: now };
    const applicants = application ? applicantsOf(application) : [];
    for (const whom of ['office' as const, ...applicants.keys()]) await queue.put({ ...entry, whom });
    await work();
  };

  await queue.open();
  void work();
  return {
    tell: (form, submissionId) =>
      void put(form, submissionId).catch((error: unknown) => log.warn({ form, code: errorCode(error) }, 'mail lost')),
    close: () => {
      closing.abort();
      clearTimeout(timer);
      transport.close();
    },
  };
};
