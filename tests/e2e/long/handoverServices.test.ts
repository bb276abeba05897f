import { expect, onTestFinished, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { begin, fillFrom, fillUpTo, send, stepHeading } from '#tests/e2e/application.ts';
import { continuesElsewhere, expected, offer, openLink, takeIt } from '#tests/e2e/handover.ts';
import { filesOnDevice, savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { startService } from '#tests/e2e/service.ts';
import { asStored, storedBy } from '#tests/e2e/stored.ts';
import { freePort } from '#tests/freePort.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { startNginx } from '#tests/server/proxies/proxies.ts';
import { locationOn, openStore } from '#tests/server/storing/locations.ts';

const cluster = ownCluster();
const pupil = admissionExamples['grade 5 pupil with two former schools'];
const [, , third = ''] = Object.keys(admission.steps);

/** Three services behind one address. They share a database and nothing else. */
const startServices = async () => {
  const databaseUrl = await cluster().makeDatabase();
  const services = await Promise.all([0, 1, 2].map(() => startService({ env: { DATABASE_URL: databaseUrl } })));
  const port = await freePort();
  const servers = services.map(({ site }) => `server ${new URL(site).host} max_fails=1 fail_timeout=1s;`).join(' ');
  const nginx = await startNginx(
    port,
    `upstream intakes { ${servers} }
     server {
       listen 127.0.0.1:${port};
       client_max_body_size 90m;
       location / { proxy_pass http://intakes; proxy_set_header Host $http_host; }
     }`,
  );
  onTestFinished(async () => {
    await nginx.stop();
    for (const { stop } of services) await stop();
  });
  return { databaseUrl, services, site: `http://127.0.0.1:${port}` };
};

test('with three services on one database an application goes on on a phone, while each of them is killed once', async () => {
  const { databaseUrl, services, site } = await startServices();
  const computer = await begin('/ar/join-us/as-student', { site, expected });
  await fillUpTo(computer, admission, pupil, third);
  await savedOnDevice(computer, pupil.learner.familyName);
  const link = await offer(computer);
  await services[0]!.killAndStart();

  const phone = await openLink(link, undefined, { site });
  await takeIt(phone);
  await services[1]!.killAndStart();
  await stepHeading(phone, admission, third).waitFor();
  expect(await filesOnDevice(phone)).toBe(await filesOnDevice(computer));
  await continuesElsewhere(computer).waitFor();

  await fillFrom(phone, admission, pupil, third);
  await services[2]!.killAndStart();
  const reference = await send(phone);
  expect(await storedBy(await openStore(await locationOn(databaseUrl)), reference)).toEqual(await asStored(pupil));
});
