import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { admissionExamples } from '#forms/admission/examples.ts';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { freePort } from '#tests/freePort.ts';
import { startIntake } from '#tests/server/startIntake.ts';

interface Mail {
  to: string[];
  /** As it came over the line. */
  text: string;
}

/** A mail server on the loopback that keeps what it takes. `refuse` names addresses it does not know. */
const mailServer = async (port = 0, refuse: readonly string[] = []) => {
  const taken: Mail[] = [];
  const asked: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address);
      done(refuse.includes(address) ? Object.assign(new Error('Nobody'), { responseCode: 550 }) : null);
    },
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      stream.on('end', () => {
        taken.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { taken, asked, port: (server.server.address() as AddressInfo).port };
};

const through = (port: number) => ({
  server: `smtp://127.0.0.1:${port}`,
  from: 'The school <school@school.example>',
  office: 'office@school.example',
  firstPause: 50,
  longestPause: 200,
  giveUpAfter: 60_000,
});

const arrived = (taken: readonly Mail[], count: number) => vi.waitFor(() => expect(taken).toHaveLength(count), 20_000);
const emptied = (dataDir: string) =>
  vi.waitFor(async () => expect(await readdir(join(dataDir, 'mail'))).toEqual([]), 20_000);

test('the office is told who has applied, the applicant that it has arrived, and neither what was written', async () => {
  const { taken, port } = await mailServer();
  const { post, dataDir } = await startIntake({ mail: through(port) });
  const { reference } = (await (await post(encode(newId(), staffExamples['married mother of two']))).json()) as {
    reference: string;
  };

  await arrived(taken, 2);

  const [office, applicant] = ['office@school.example', 'rana.mansour@mail.example'].map(
    (address) => taken.find(({ to }) => to.includes(address))!,
  );
  expect(office!.to).toEqual(['office@school.example']);
  expect(applicant!.to).toEqual(['rana.mansour@mail.example']);
  const bodyOf = ({ text }: Mail) => {
    const body = text.slice(text.indexOf('\r\n\r\n'));
    const bytes = body
      .replaceAll('=\r\n', '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return /base64/i.test(text) ? Buffer.from(body, 'base64').toString() : Buffer.from(bytes, 'latin1').toString();
  };
  expect(bodyOf(office!)).toContain('رنا Mansour');
  for (const mail of [office!, applicant!]) expect(bodyOf(mail)).toContain(reference);
  expect(bodyOf(applicant!)).not.toContain('رنا');
  for (const mail of [office!, applicant!]) expect(bodyOf(mail)).not.toMatch(/Saliba|1988|33612345678|\.pdf/);
  await emptied(dataDir);
});

test('both parents are written to, each alone', async () => {
  const { taken, port } = await mailServer();
  const { url } = await startIntake({ mail: through(port) });
  const body = encode(newId(), admissionExamples['pre-KG child who was in none']);
  expect((await fetch(`${url}/backend/api/admission`, { method: 'POST', body })).status).toBe(201);
  await arrived(taken, 3);
  expect(taken.map(({ to }) => to.join()).toSorted()).toEqual([
    'elias.khoury@mail.example',
    'maya.khoury@mail.example',
    'office@school.example',
  ]);
});

test('while the mail server is away applications are received, and told of when it is back, also after a restart', async () => {
  const port = await freePort();
  const first = await startIntake({ mail: through(port) });
  expect((await first.post(encode(newId(), staffExamples['single man']))).status).toBe(201);
  await vi.waitFor(async () => expect(await readdir(join(first.dataDir, 'mail'))).toHaveLength(2), 20_000);
  await first.intake.close();
  const second = await startIntake({ mail: through(port), dataDir: first.dataDir });
  expect((await second.post(encode(newId(), staffExamples['single man']))).status).toBe(201);

  const { taken } = await mailServer(port);

  await arrived(taken, 4);
  await emptied(first.dataDir);
});

test('an address that nobody has is not tried again, and the office is told all the same', async () => {
  const { taken, asked, port } = await mailServer(0, ['elias.khoury@mail.example']);
  const { post, dataDir } = await startIntake({ mail: through(port) });
  await post(encode(newId(), staffExamples['single man']));
  await vi.waitFor(() => expect(asked).toHaveLength(2), 20_000);
  await emptied(dataDir);
  expect(taken.map(({ to }) => to)).toEqual([['office@school.example']]);
  expect(asked).toHaveLength(2);
});

test('a retry tells nobody again, and a queue that cannot be written endangers no application', async () => {
  const { taken, port } = await mailServer();
  const { post } = await startIntake({ mail: through(port) });
  const submissionId = newId();
  await post(encode(submissionId, staffExamples['single man']));
  expect((await post(encode(submissionId, staffExamples['single man']))).status).toBe(200);
  await arrived(taken, 2);

  const open: typeof disk.open = async (path, ...rest) =>
    String(path).endsWith('.half') ? Promise.reject(new Error('No room')) : disk.open(path, ...rest);
  const full = await startIntake({ mail: through(port), fs: { ...disk, open } });
  expect((await full.post(encode(newId(), staffExamples['single man']))).status).toBe(201);
  expect(await full.stored()).toHaveLength(1);
  expect(taken).toHaveLength(2);
});
