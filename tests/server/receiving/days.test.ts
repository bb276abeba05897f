import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import type { ReceivingDays } from '#forms/receivingDays.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { encode } from '#forms/wire.ts';
import { startIntake } from '#tests/server/startIntake.ts';

afterEach(() => void vi.useRealTimers());

/** Names the days of the staff application until the test ends. */
const withDays = (days: ReceivingDays) => {
  const before = staff.days;
  Object.assign(staff, { days });
  onTestFinished(() => void Object.assign(staff, { days: before }));
};
const at = (iso: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(iso) });
const application = (id = newId(), language: 'en' | 'ar' = 'en') =>
  encode(id, staffExamples['single man'], { language, asked: 0 });

test('the intake holds the days, and says them in the language of the application', async () => {
  withDays({ from: '2027-01-11', until: '2027-03-31' });
  const { post } = await startIntake();
  at('2027-01-10T21:59:00Z');
  const [early, id] = [await post(application()), newId()];
  expect(early.status).toBe(403);
  expect(await early.json()).toMatchObject({
    received: false,
    detail: 'Applications are accepted from 11 January 2027.',
  });
  at('2027-01-10T22:00:00Z');
  expect((await post(application(id))).status).toBe(201);
  // What was begun by the last day can be sent for 3 days more.
  at('2027-04-03T20:59:00Z');
  expect((await post(application())).status).toBe(201);
  at('2027-04-03T21:00:00Z');
  const late = await post(application(newId(), 'ar'));
  expect(late.status).toBe(403);
  expect((await late.json()).detail).toBe('انتهى استقبال الطلبات في 31\u00a0آذار \u20682027\u2069.');
  // What has arrived before is acknowledged on any day.
  expect((await post(application(id))).status).toBe(200);
});

test('what begins to arrive on the last day is received when that is over', async () => {
  withDays({ until: '2027-03-31' });
  const { url, waitForFiles } = await startIntake();
  const whole = new Response(application());
  const body = await whole.arrayBuffer();
  at('2027-04-03T20:59:59Z');
  let sendRest!: () => void;
  const stream = new ReadableStream({
    start: (upload) => {
      upload.enqueue(new Uint8Array(body.slice(0, -10)));
      sendRest = () => {
        upload.enqueue(new Uint8Array(body.slice(-10)));
        upload.close();
      };
    },
  });
  const answer = fetch(`${url}/api/staff`, {
    method: 'POST',
    headers: { 'content-type': whole.headers.get('content-type')! },
    body: stream,
    duplex: 'half',
  } as RequestInit);
  await waitForFiles(1);
  at('2027-04-03T21:00:20Z');
  sendRest();
  expect((await answer).status).toBe(201);
});

test('an intake without days receives on any day', async () => {
  const { post } = await startIntake();
  at('2035-01-01T00:00:00Z');
  expect((await post(application())).status).toBe(201);
});
