import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { type MailSettings, mailDefaults } from '#server/settings.ts';

/** Settings that send mail through a server on this machine. */
export const mailThrough = (port: number, more: Partial<MailSettings> = {}): MailSettings => ({
  server: `smtp://127.0.0.1:${port}`,
  from: 'The school <school@school.example>',
  office: 'office@school.example',
  ...mailDefaults,
  officeInterval: 0,
  ...more,
});

export interface Mail {
  to: string[];
  /** As it was transferred. */
  text: string;
}

/**
 * A mail server on the loopback. It keeps the e-mails that it receives and the recipients that it was given. `refuse` has a status for each address
 * that it refuses, as a sender or as a recipient. It accepts no e-mail before it `mayAnswer`.
 */
export const mailServer = async (
  port = 0,
  refuse: Readonly<Record<string, number | string>> = {},
  mayAnswer: Promise<void> = Promise.resolve(),
) => {
  const received: Mail[] = [];
  const recipients: string[] = [];
  const answer = (address: string) => {
    const refusal = refuse[address];
    if (refusal === undefined) return null;
    const [code = '', ...words] = String(refusal).split(' ');
    return Object.assign(new Error(words.join(' ') || 'No'), { responseCode: Number(code) });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: ({ address }, _session, done) => done(answer(address)),
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      done(answer(address));
    },
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        void mayAnswer.then(() => done());
      });
    },
  });
  // A service that is killed while it sends resets the connection.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { received, recipients, port: (server.server.address() as AddressInfo).port };
};
