import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { freePort } from '#tests/freePort.ts';
import { ownFolder } from '#tests/server/office/officeIn.ts';
import { databaseNameOf, makeCluster } from '#tests/server/postgres/cluster.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const NOBODY = 65_534;

/** A certificate for a name, signed by itself. */
const certificate = (folder: string, name: string) => {
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  const of = [
    '-subj',
    `/CN=${name}`,
    '-addext',
    `subjectAltName=DNS:${name}`,
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    cert,
  ];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...of], { stdio: 'ignore' });
  if (process.getuid?.() === 0) for (const file of [key, cert]) chownSync(file, NOBODY, NOBODY);
  return { key, cert };
};

test('over TLS a service connects only to the server of the certificate', async () => {
  const folder = await ownFolder();
  chmodSync(folder, 0o755);
  const [right, other] = [certificate(folder, 'localhost'), certificate(folder, 'elsewhere')];
  const port = await freePort();
  const cluster = await makeCluster({
    listen_addresses: '127.0.0.1',
    port: String(port),
    ssl: 'on',
    ssl_cert_file: right.cert,
    ssl_key_file: right.key,
  });
  onTestFinished(() => cluster.remove());
  const name = databaseNameOf(await cluster.makeDatabase());
  const over = (host: string, { cert }: typeof right) =>
    startIntake({
      databaseUrl: `postgres://postgres@${host}:${port}/${name}?sslmode=verify-full&sslrootcert=${cert}`,
    });

  const { post } = await over('localhost', right);
  expect((await post(encode(newId(), staffExamples['single man']))).status).toBe(201);
  await cluster.run(
    'do $$ begin if not exists (select from pg_stat_ssl where ssl) then raise exception $e$plain$e$; end if; end $$',
  );

  await expect(over('localhost', other)).rejects.toThrow(/^DATABASE_URL cannot be used: .*certificate/);
  await expect(over('127.0.0.1', right)).rejects.toThrow(/^DATABASE_URL cannot be used: .*(?:altnames|IP)/);
});
