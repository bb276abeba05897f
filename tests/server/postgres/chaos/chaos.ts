import { setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { freePort } from '#tests/freePort.ts';
import { type Mail, mailServer } from '#tests/server/office/mailServer.ts';
import { addressOf, apply, type Outcome } from '#tests/server/postgres/chaos/applicant.ts';
import { supervisedService } from '#tests/server/postgres/chaos/supervisedService.ts';
import type { Cluster } from '#tests/server/postgres/cluster.ts';
import { startNginx } from '#tests/server/proxies/proxies.ts';
import { randomFrom } from '#tests/server/randomFrom.ts';

const SERVICES = 3;
const APPLICANTS = 6;
/** The probability that a kill hits the database. */
const DATABASE = 0.35;

const nginxConfig = (port: number, ports: readonly number[]) => `
  upstream intakes { ${ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 90m;
    location / {
      proxy_pass http://intakes;
      proxy_http_version 1.1;
      proxy_request_buffering off;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Host $host;
    }
  }`;

/** Resolves when each applicant has got an e-mail. */
const allMailReceived = (outcomes: readonly Outcome[], received: readonly Mail[]) =>
  vi.waitFor(() => {
    const addresses = new Set(received.flatMap(({ to }) => to));
    const expected = outcomes.map(({ acknowledged }) => addressOf(acknowledged.submissionId));
    expect(expected.filter((address) => !addresses.has(address))).toEqual([]);
  }, 120_000);

/**
 * Runs three services behind nginx on one database, and applicants who send until they are acknowledged, while services and database are
 * killed and started again at random. At least `sends` applications are sent, and more until a service was killed and a send repeated.
 * Returns the outcomes of the applicants and the e-mails that were received.
 */
export const sendThroughChaos = async (root: string, cluster: Cluster, seed: string, sends: number) => {
  const random = randomFrom(seed);
  const databaseUrl = await cluster.makeDatabase();
  const mail = await mailServer();
  const port = await freePort();
  const services = await Promise.all(
    Array.from({ length: SERVICES }, async (_, i) =>
      supervisedService(root, `${seed}-${i}`.replaceAll(/\W/g, '-'), {
        PORT: String(await freePort()),
        DATABASE_URL: databaseUrl,
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_FROM: 'school@school.example',
        MAIL_TO: 'office@school.example',
      }),
    ),
  );
  const nginx = await startNginx(
    port,
    nginxConfig(
      port,
      services.map((service) => service.port),
    ),
  );
  const outcomes: Outcome[] = [];
  const kills = { services: 0, database: 0 };
  let started = 0;
  // On a fast machine all is sent before the first kill.
  const isDisturbed = () => kills.services > 0 && outcomes.some(({ attempts }) => attempts > 1);
  const applicants = Array.from({ length: APPLICANTS }, async (_, i) => {
    const ownRandom = randomFrom(`${seed} applicant ${i}`);
    while (started < sends || !isDisturbed()) {
      started += 1;
      outcomes.push(await apply(`http://127.0.0.1:${port}/api/staff`, ownRandom));
    }
  });
  const finished = new AbortController();
  const allSent = Promise.all(applicants).finally(() => finished.abort());
  const killAtRandom = async () => {
    while (!finished.signal.aborted) {
      await Promise.race([pause(500 + random.below(1_000)), allSent.catch(() => {})]);
      if (finished.signal.aborted) return;
      if (random.chance(DATABASE)) {
        kills.database += 1;
        await cluster.crash();
        await pause(random.below(300));
        await cluster.start();
      } else {
        kills.services += 1;
        const service = services[random.below(SERVICES)]!;
        await service.kill();
        await service.start();
      }
    }
  };
  try {
    await Promise.all([allSent, killAtRandom()]);
    for (const service of services) await service.kill();
    kills.services += SERVICES;
    // Minutes later, for what was being sent when a service was killed.
    await cluster.run('update mail set due_at = clock_timestamp()', databaseUrl);
    // After its start a service sends the e-mails that were left.
    for (const service of services) await service.start();
    await allMailReceived(outcomes, mail.received);
    return { databaseUrl, outcomes, kills, received: mail.received };
  } finally {
    finished.abort();
    for (const service of services) await service.stop();
    await nginx.stop();
  }
};
