import { expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { ownBundle } from '#tests/server/bundle.ts';
import { mailServer } from '#tests/server/office/mailServer.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { startService } from '#tests/server/service.ts';

const cluster = ownCluster();
const bundle = ownBundle();

const MINUTE = 60_000;

/** Makes a process's clock run ahead by so many milliseconds. */
const clockAhead = (ms: number) =>
  `const Real=Date;globalThis.Date=class extends Real{constructor(...of){of.length?super(...of):super(Real.now()+${ms})}static now(){return Real.now()+${ms}}}`;

test('services whose clocks are two hours apart give times of one clock, and send each e-mail once', async () => {
  const { received, port } = await mailServer();
  const databaseUrl = await cluster().makeDatabase();
  const services = await Promise.all(
    [60 * MINUTE, -60 * MINUTE].map((ms, i) =>
      startService(bundle(), `clock-${i}`, {
        env: {
          DATABASE_URL: databaseUrl,
          SMTP_URL: `smtp://127.0.0.1:${port}`,
          MAIL_FROM: 'school@school.example',
          MAIL_TO: 'office@school.example',
          NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clockAhead(ms))}`,
        },
      }),
    ),
  );
  onTestFinished(async () => {
    for (const service of services) await service.kill();
  });
  const addresses = Array.from({ length: 6 }, (_, i) => `${i}@mail.example`);
  const times: number[] = [];
  const began = Date.now();
  for (const [i, email] of addresses.entries()) {
    const single = staffExamples['single man'];
    const answers = { ...single, personalInfo: { ...single.personalInfo, email } };
    const send = (service: number) =>
      fetch(`http://127.0.0.1:${services[service]!.port}/api/staff`, { method: 'POST', body: encode(id, answers) });
    const id = newId();
    const first = await send(i % 2);
    const again = await send((i + 1) % 2);
    expect([first.status, again.status]).toEqual([201, 200]);
    const receipt = (await first.json()) as { receivedAt: string };
    expect(await again.json()).toEqual(receipt);
    times.push(Date.parse(receipt.receivedAt));
  }

  expect(times).toEqual(times.toSorted((a, b) => a - b));
  for (const time of times) expect(Math.abs(time - began)).toBeLessThan(10 * MINUTE);
  const receipts = () => received.map(({ to }) => to.join()).filter((to) => to !== 'office@school.example');
  await vi.waitFor(() => expect(receipts().length).toBeGreaterThanOrEqual(6), 30_000);
  expect(receipts().toSorted()).toEqual(addresses);
});
