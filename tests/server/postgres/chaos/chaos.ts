import { setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { freePort } from '#tests/freePort.ts';
import { type Mail, mailServer } from '#tests/server/office/mailServer.ts';
import { addressOf, apply, type Outcome } from '#tests/server/postgres/chaos/applicant.ts';
import { keptService } from '#tests/server/postgres/chaos/keptService.ts';
import type { Cluster } from '#tests/server/postgres/cluster.ts';
import { startNginx } from '#tests/server/proxies/nginx.ts';
import { randomFrom } from '#tests/server/randomFrom.ts';

const SERVICES = 3;
const APPLICANTS = 6;
/** How many of the kills hit the database. */
const DATABASE = 0.35;

const behind = (port: number, ports: readonly number[]) => `
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

/** Resolves when each applicant has been written to. */
const allWritten = (outcomes: readonly Outcome[], taken: readonly Mail[]) =>
  vi.waitFor(() => {
    const written = new Set(taken.flatMap(({ to }) => to));
    const waiting = outcomes.map(({ acknowledged }) => addressOf(acknowledged.submissionId));
    expect(waiting.filter((address) => !written.has(address))).toEqual([]);
  }, 120_000);

/**
 * Three services behind nginx on one database, and applicants who send again until they are acknowledged, while services and
 * database are killed and started again at random. Returns what was acknowledged, and which e-mails were taken.
 */
export const sendThroughChaos = async (root: string, cluster: Cluster, seed: string, sends: number) => {
  const random = randomFrom(seed);
  const databaseUrl = await cluster.makeDatabase();
  const mail = await mailServer();
  const port = await freePort();
  const services = await Promise.all(
    Array.from({ length: SERVICES }, async (_, i) =>
      keptService(root, `${seed}-${i}`.replaceAll(/\W/g, '-'), {
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
    behind(
      port,
      services.map((service) => service.port),
    ),
  );
  const outcomes: Outcome[] = [];
  const kills = { services: 0, database: 0 };
  let begun = 0;
  const applicants = Array.from({ length: APPLICANTS }, async (_, i) => {
    const own = randomFrom(`${seed} applicant ${i}`);
    while (begun < sends) {
      begun += 1;
      outcomes.push(await apply(`http://127.0.0.1:${port}/api/staff`, own));
    }
  });
  const ended = new AbortController();
  const over = Promise.all(applicants).finally(() => ended.abort());
  const harm = async () => {
    while (!ended.signal.aborted) {
      await Promise.race([pause(200 + random.below(800)), over.catch(() => {})]);
      if (ended.signal.aborted) return;
      if (random.chance(DATABASE)) {
        kills.database += 1;
        await cluster.crash();
        await pause(random.below(300));
        await cluster.start();
      } else {
        kills.services += 1;
        await services[random.below(SERVICES)]!.restart();
      }
    }
  };
  try {
    await Promise.all([over, harm()]);
    // Whatever mail was left by those that were killed is sent by whoever starts.
    for (const service of services) await service.restart();
    kills.services += SERVICES;
    await allWritten(outcomes, mail.taken);
    return { databaseUrl, outcomes, kills, taken: mail.taken };
  } finally {
    ended.abort();
    for (const service of services) await service.stop();
    await nginx.stop();
  }
};
