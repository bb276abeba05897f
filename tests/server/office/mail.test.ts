import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import '#languages/all.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { schoolNames } from '#languages/schoolName.ts';
import { emailToApplicant, emailToOffice } from '#server/office/mail/emails.ts';
import { startMail } from '#server/office/mail/mail.ts';
import { type MailSettings, mailDefaults } from '#server/settings.ts';
import { disk } from '#server/storing/fileSystem.ts';
import type { MailQueue, Outcome, QueuedMail } from '#server/storing/mailQueue.ts';
import { freePort } from '#tests/freePort.ts';
import { undeclared } from '#tests/server/application.ts';
import { type Mail, mailServer, mailThrough } from '#tests/server/office/mailServer.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const through = (port: number, more: Partial<MailSettings> = {}) =>
  mailThrough(port, { firstPause: 50, longestPause: 200, ...more });

const bodyOf = ({ text }: Mail) => {
  const body = text.slice(text.indexOf('\r\n\r\n'));
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /base64/i.test(text) ? Buffer.from(body, 'base64').toString() : Buffer.from(bytes, 'latin1').toString();
};

const VICTIM = 'elias.khoury@mail.example';

const arrived = (received: readonly Mail[], count: number) =>
  vi.waitFor(() => expect(received).toHaveLength(count), 20_000);
const waitingIn = async (dataDir: string) =>
  (await readdir(join(dataDir, 'mail'))).filter((name) => name.endsWith('.json'));
const emptied = (dataDir: string) => vi.waitFor(async () => expect(await waitingIn(dataDir)).toEqual([]), 20_000);

test("the office gets the applicant's name, the applicant gets a receipt, and no e-mail has answers", async () => {
  const { received, port } = await mailServer();
  const { post, dataDir } = await startIntake({ mail: mailThrough(port, { site: 'https://school.example' }) });
  const { reference } = (await (await post(encode(newId(), staffExamples['married mother of two']))).json()) as {
    reference: string;
  };

  // At once: the first pause is a minute.
  await arrived(received, 2);

  const [office, applicant] = ['office@school.example', 'rana.mansour@mail.example'].map(
    (address) => received.find(({ to }) => to.includes(address))!,
  );
  expect(office!.to).toEqual(['office@school.example']);
  expect(applicant!.to).toEqual(['rana.mansour@mail.example']);
  expect(bodyOf(office!)).toContain('رنا Mansour');
  for (const mail of [office!, applicant!]) {
    expect(bodyOf(mail)).toContain(reference);
    expect(mail.text).toMatch(/^Message-ID:\s+<[0-9a-f]{64}\.(?:0|office)@school\.example>\r$/m);
    expect(mail.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  }
  expect(bodyOf(applicant!)).toContain('https://school.example/');
  expect(bodyOf(applicant!)).not.toContain('رنا');
  for (const mail of [office!, applicant!]) expect(bodyOf(mail)).not.toMatch(/Saliba|1988|33612345678|\.pdf/);
  await emptied(dataDir);
});

const queued: QueuedMail = {
  form: 'staff',
  key: '',
  reference: 'K7MQ4-XR29H',
  receivedAt: '2026-11-22T09:14:00.000Z',
  applicant: 'Rana',
  recipient: 'office',
  withheld: 0,
  tries: 0,
  age: 0,
};

test('an e-mail to the office says what was withheld, lists 200 applications, and cannot be reordered by a name', () => {
  const name = 'Rana\u202e\u2066\n';
  const one = emailToOffice([{ ...queued, language: 'ar', applicant: name, withheld: 1 }], 'office@school.example');
  expect(one.subject).toBe('Staff Application K7MQ4-XR29H: Rana\\u{202e}\\u{2066}\\u{a}');
  expect(one.text).toContain('No receipt was sent to one address it gives');
  expect(one.text).not.toMatch(/[\u202e\u2066]/);
  const many = Array.from({ length: 201 }, (_, i) => ({ ...queued, applicant: i ? 'Maya' : name, withheld: i % 2 }));
  many[200]!.receivedAt = '2026-11-20T23:00:00.000Z';
  const { subject, text } = emailToOffice(many, 'office@school.example');
  expect(subject).toBe('201 applications have arrived');
  expect(text.match(/K7MQ4-XR29H/g)).toHaveLength(200);
  expect(text.match(/, no receipt sent \(\*\)$/gm)).toHaveLength(100);
  expect(text).toContain('\nand 1 more\n');
  expect(text).toContain('list --from 2026-11-21');
  expect(text).not.toMatch(/[\u202e\u2066]/);
});

test('a receipt says where something is added, by a link in its language where the origin of the site is known', () => {
  const to = 'rana@mail.example';
  expect(emailToApplicant(queued, to, 'https://school.example').text).toContain(
    'Send it here: https://school.example/join-us/papers-and-corrections?reference=K7MQ4-XR29H',
  );
  // Between white space: a program takes whatever else touches an address into its link.
  for (const language of ['ar', 'fr'] as const)
    expect(emailToApplicant({ ...queued, language }, to, 'https://school.example').text.split(/\s+/)).toContain(
      `https://school.example/${language}/join-us/papers-and-corrections?reference=K7MQ4-XR29H`,
    );
  expect(emailToApplicant(queued, to).text).toContain('the page “Papers and corrections” of the website');
});

test('the receipt of an addition calls it no application and quotes nothing, and the office reads to which one it belongs', () => {
  const addition = { ...queued, form: 'papers', reference: 'R3JWT-9AKX4', addsTo: 'K7MQ4-XR29H' };
  const { subject, text } = emailToApplicant(addition, 'rana@mail.example', 'https://school.example');
  expect(subject).toBe(`${schoolNames.en}: we have received your message R3JWT-9AKX4`);
  expect(text).toContain('has received what you sent (Papers and corrections) about an application.');
  expect(text).not.toMatch(/K7MQ4|Send it here/);
  expect(emailToOffice([addition], 'office@school.example').text).toContain('To the application: K7MQ4-XR29H');
  expect(emailToOffice([addition, queued], 'office@school.example').text).toMatch(/Rana, to K7MQ4-XR29H$/m);
});

test('an e-mail that cannot be sent is tried again after 1, 2, 4 and more minutes, at most an hour, for seven days', async () => {
  const [MINUTE, DAY] = [60_000, 24 * 60 * 60_000];
  const waiting = [0, 1, 2, 5, 6, 20].map((tries) => ({ ...queued, tries, age: 7 * DAY - MINUTE }));
  const outcomes = new Promise<readonly Outcome[]>((resolve) => {
    const queue: MailQueue = {
      open: async () => {},
      sendToOffice: async (pause, send) => {
        expect(pause).toBe(10 * MINUTE);
        resolve(await send([...waiting, { ...queued, age: 7 * DAY + MINUTE }]));
        return true;
      },
      sendReceipt: async () => false,
      nextDueIn: async () => undefined,
    };
    void freePort().then(async (port) => {
      const mail = await startMail(mailThrough(port, { officeInterval: mailDefaults.officeInterval }), queue, {
        info: () => {},
        warn: () => {},
      });
      onTestFinished(() => mail.close());
    });
  });
  const minutes = (await outcomes).map((outcome) => (outcome === 'done' ? 'given up' : outcome.retryIn / MINUTE));
  expect(minutes).toEqual([1, 2, 4, 32, 60, 60, 'given up']);
});

test('what is being sent when the service stops is sent, and its outcome saved', async () => {
  const { recipients, port } = await mailServer();
  let saved: readonly Outcome[] | undefined;
  const queue: MailQueue = {
    open: async () => {},
    sendToOffice: async (_pause, send) => {
      saved = await send([queued]);
      return true;
    },
    sendReceipt: async () => false,
    nextDueIn: async () => undefined,
  };
  const mail = await startMail(mailThrough(port), queue, { info: () => {}, warn: () => {} });
  await vi.waitFor(() => expect(recipients).toHaveLength(1), { timeout: 20_000, interval: 1 });
  await mail.close();
  expect(saved).toEqual(['done']);
});

test('what is queued while the queue is asked when more is due is sent at once', async () => {
  let isWaiting = false;
  let sent = 0;
  const queue: MailQueue = {
    open: async () => {},
    sendToOffice: async () => false,
    sendReceipt: async () => {
      if (isWaiting) sent += 1;
      isWaiting = false;
      return false;
    },
    nextDueIn: async () => {
      if (sent > 0) return undefined;
      isWaiting = true;
      await nextTurn();
      mail.wake();
      return undefined;
    },
  };
  const mail = await startMail(through(1, { firstPause: 3_600_000 }), queue, { info: () => {}, warn: () => {} });
  onTestFinished(() => mail.close());
  await vi.waitFor(() => expect(sent).toBe(1), 5_000);
});

test('a queue that cannot be read for a moment is looked at again', async () => {
  let looks = 0;
  const fails = () => Promise.reject(new Error('The database is away.'));
  const queue: MailQueue = {
    open: async () => {},
    sendToOffice: () => {
      looks += 1;
      return fails();
    },
    sendReceipt: fails,
    nextDueIn: fails,
  };
  const mail = await startMail(through(1), queue, { info: () => {}, warn: () => {} });
  onTestFinished(() => mail.close());
  await vi.waitFor(() => expect(looks).toBeGreaterThan(2), 20_000);
});

test.each([
  [
    'en',
    `${schoolNames.en}: we have received your application`,
    ['Dear Sir or Madam,', `${schoolNames.en} has received your application (Staff Application).`],
    /^Received: \d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d \(Beirut time\)$/m,
  ],
  [
    'fr',
    `${schoolNames.en}\u00a0: nous avons bien reçu votre dossier`,
    ['Madame, Monsieur,', `${schoolNames.en} a bien reçu votre dossier`],
    /^Reçu le\u00a0: \d+(?:er)?\u00a0[a-zûé]+ .?\d{4}.?, .?\d\d:\d\d.? \(heure de Beyrouth\)$/m,
  ],
  [
    'ar',
    `${schoolNames.ar}: استلمنا طلبكم`,
    ['تحية طيبة وبعد،', `استلمت ${schoolNames.ar} طلبكم`],
    /^تاريخ الاستلام: \d+\u00a0.+ .?\d{4}.?، .?\d\d:\d\d.? \(بتوقيت بيروت\)$/m,
  ],
] as const)(
  'a receipt in %s greets, names the school, and has the time in words',
  (language, subject, sentences, time) => {
    const receipt = emailToApplicant({ ...queued, language }, 'rana@mail.example');
    expect(receipt.subject).toContain(subject);
    for (const sentence of sentences) expect(receipt.text).toContain(sentence);
    expect(receipt.text).toMatch(time);
  },
);

test('a domain in another script is written to as mail servers know it, once in both of its forms', async () => {
  const { received, port } = await mailServer();
  const { url, dataDir } = await startIntake({ mail: through(port) });
  const { father, mother, ...others } = admissionExamples['pre-KG child who was in none'];
  const sent = {
    ...others,
    father: { ...father, email: "o'brien@مدرسة.example" },
    mother: { ...mother, email: "o'brien@xn--ogblgi1g.example" },
  };
  const body = encode(newId(), sent);
  expect((await fetch(`${url}/backend/api/admission`, { method: 'POST', body })).status).toBe(201);
  await emptied(dataDir);
  const headers = received.flatMap(({ text }) => text.match(/^To: .*$/m) ?? []);
  expect(headers.toSorted()).toEqual(["To: o'brien@xn--ogblgi1g.example", 'To: office@school.example']);
});

test('while the mail server is down applications are received, and their e-mails are sent when it is back, also after a restart', async () => {
  const port = await freePort();
  const send = async ({ post }: Awaited<ReturnType<typeof startIntake>>) =>
    (await (await post(encode(newId(), staffExamples['single man']))).json()) as { reference: string };
  const first = await startIntake({ mail: through(port) });
  const before = await send(first);
  await vi.waitFor(async () => expect(await waitingIn(first.dataDir)).toHaveLength(2), 20_000);
  await first.intake.close();
  const second = await startIntake({ mail: through(port), dataDir: first.dataDir });
  const after = await send(second);
  await vi.waitFor(async () => expect(await waitingIn(first.dataDir)).toHaveLength(4), 20_000);

  const { received } = await mailServer(port);

  await emptied(first.dataDir);
  const [toOffice, receipts] = [true, false].map((isOffice) =>
    received.filter(({ to }) => to.includes('office@school.example') === isOffice),
  );
  expect(receipts).toHaveLength(2);
  for (const { reference } of [before, after]) {
    // One e-mail to the office may name both.
    expect(toOffice!.map(bodyOf).join()).toContain(reference);
    expect(receipts!.map(bodyOf).join()).toContain(reference);
  }
});

test('applications that arrive while an e-mail is sent are in one to the office, with the reference of each', async () => {
  let goOn = () => {};
  const { received, port } = await mailServer(0, {}, new Promise((resolve) => (goOn = resolve)));
  const { post, dataDir } = await startIntake({ mail: through(port) });
  const send = async (): Promise<string> =>
    ((await (await post(encode(newId(), staffExamples['single man']))).json()) as { reference: string }).reference;
  const references = [await send()];
  await arrived(received, 1);
  references.push(await send(), await send());
  await vi.waitFor(async () => expect(await waitingIn(dataDir)).toHaveLength(6), 20_000);

  goOn();

  await emptied(dataDir);
  const toOffice = received.filter(({ to }) => to.includes('office@school.example')).map(bodyOf);
  expect(toOffice.length, 'e-mails to the office').toBeLessThan(3);
  for (const reference of references) expect(toOffice.join(), 'what the office reads of them').toContain(reference);
});

test('an unknown address is not tried again, and the office gets its e-mail', async () => {
  const { received, recipients, port } = await mailServer(0, { [VICTIM]: '550 5.1.1 Unknown' });
  const { post, dataDir } = await startIntake({ mail: through(port) });
  await post(encode(newId(), staffExamples['single man']));
  await vi.waitFor(() => expect(recipients).toHaveLength(2), 20_000);
  await emptied(dataDir);
  expect(received.map(({ to }) => to)).toEqual([['office@school.example']]);
  expect(recipients).toHaveLength(2);
});

test("an e-mail that the school's own address refuses, or any address for now, is tried again until it is taken", async () => {
  const refused: Record<string, number> = { 'office@school.example': 550, [VICTIM]: 450 };
  const { received, recipients, port } = await mailServer(0, refused);
  const { post, dataDir } = await startIntake({ mail: through(port) });
  await post(encode(newId(), staffExamples['single man']));
  for (const address of Object.keys(refused))
    await vi.waitFor(() => expect(recipients.filter((to) => to === address).length).toBeGreaterThan(1), 20_000);

  for (const address of Object.keys(refused)) delete refused[address];

  await emptied(dataDir);
  expect(received.map(({ to }) => to.join()).toSorted()).toEqual([
    'elias.khoury@mail.example',
    'office@school.example',
  ]);
});

test.each([
  ['school@school.example', '550'],
  // As Postfix refuses a sender, in its answer about the recipient.
  [VICTIM, '553 5.7.1 Sender address rejected'],
])("while the mail server refuses the school's account, receipts wait: %s %s", async (address, refusal) => {
  const refused: Record<string, string> = { [address]: refusal };
  const { received, port } = await mailServer(0, refused);
  let log = '';
  const stream = { write: (line: string) => void (log += line) };
  const { post, dataDir } = await startIntake({ mail: through(port), logger: { stream } });
  await post(encode(newId(), staffExamples['single man']));
  // By the reference it can be found out who has no receipt; the status tells a mailbox that is full from a wrong sender.
  const event = /"reference":"\w{5}-\w{5}","to":"applicant","code":"EENVELOPE","status":5\d\d,"msg":"mail postponed"/;
  await vi.waitFor(() => expect(log).toMatch(event), 20_000);

  delete refused[address];

  await emptied(dataDir);
  expect(received.map(({ to }) => to.join()).toSorted()).toEqual([VICTIM, 'office@school.example']);
});

test('a retry sends no second e-mail, and an application is stored when the queue cannot be written', async () => {
  const { received, port } = await mailServer();
  const { post } = await startIntake({ mail: through(port) });
  const submissionId = newId();
  await post(encode(submissionId, staffExamples['single man']));
  expect((await post(encode(submissionId, staffExamples['single man']))).status).toBe(200);
  await arrived(received, 2);

  const open: typeof disk.open = async (path, ...rest) =>
    String(path).endsWith('.half') ? Promise.reject(new Error('No room')) : disk.open(path, ...rest);
  let log = '';
  const stream = { write: (line: string) => void (log += line) };
  const full = await startIntake({ mail: through(port), fs: { ...disk, open }, logger: { stream } });
  expect((await full.post(encode(newId(), staffExamples['single man']))).status).toBe(201);
  expect(await full.stored()).toHaveLength(1);
  expect(log).toContain('mail lost');
  expect(received).toHaveLength(2);
});

test('one address gets at most five receipts a day, also after a restart', async () => {
  const { received, port } = await mailServer();
  const settings = { mail: through(port) };
  const first = await startIntake(settings);
  const send = async ({ post }: typeof first, email: string) => {
    const body = undeclared(newId());
    body.set('personalInfo[email]', email);
    return (await post(body)).status;
  };
  const many = await Promise.all(Array.from({ length: 6 }, () => send(first, VICTIM)));
  expect(new Set(many)).toEqual(new Set([201]));
  await emptied(first.dataDir);
  await first.intake.close();
  const second = await startIntake({ ...settings, dataDir: first.dataDir });
  expect(await send(second, 'Elias.Khoury+more@mail.example')).toBe(201);
  await emptied(first.dataDir);

  expect(received.filter(({ to }) => /elias/i.test(to.join()))).toHaveLength(5);
  const toOffice = received.filter(({ to }) => to.includes('office@school.example')).map(bodyOf);
  expect(toOffice.join()).toMatch(/no receipt|No receipt/);
});
