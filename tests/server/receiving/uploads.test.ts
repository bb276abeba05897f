import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { uploadsInProgress } from '#server/receiving/uploads.ts';

const MEBIBYTE = 1024 * 1024;

/** A request of which only this much is known here. */
const requestWith = (complete: boolean) => {
  const request = { complete, destroyed: false, destroy: () => (request.destroyed = true) };
  return request as typeof request & IncomingMessage;
};

test('another upload of the same application is refused while one goes on, and taken afterwards', () => {
  const uploads = uploadsInProgress();
  const first = uploads.start(requestWith(false));
  first.setApplication('staff/a');
  uploads.start(requestWith(false)).setApplication('staff/b');
  expect(() => uploads.start(requestWith(false)).setApplication('staff/a')).toThrow('is just being received');
  first.end();
  uploads.start(requestWith(false)).setApplication('staff/a');
});

test('a cancelled upload is aborted, and one whose body has arrived whole goes on', () => {
  const uploads = uploadsInProgress();
  const [arriving, whole, other] = [requestWith(false), requestWith(true), requestWith(false)];
  uploads.start(arriving).setApplication('staff/a');
  uploads.start(whole).setApplication('staff/b');
  uploads.start(other).setApplication('staff/c');

  for (const name of ['staff/a', 'staff/b', 'staff/unknown']) uploads.cancel(name);

  expect([arriving, whole, other].map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  uploads.start(requestWith(false)).setApplication('staff/a');
});

test('beyond 4 MB of text in memory the upload with the most text is aborted, unless its body has arrived whole', () => {
  const uploads = uploadsInProgress();
  const [small, large, whole] = [requestWith(false), requestWith(false), requestWith(true)];
  const [one, two, three] = [small, large, whole].map((request) => uploads.start(request));
  one!.addText(MEBIBYTE / 2);
  three!.addText(2 * MEBIBYTE);
  two!.addText(1.5 * MEBIBYTE);
  expect([small, large, whole].map(({ destroyed }) => destroyed)).toEqual([false, false, false]);

  one!.addText(1);

  expect([small, large, whole].map(({ destroyed }) => destroyed)).toEqual([false, true, false]);
  // Its text is no longer counted, nor what still comes of it.
  two!.addText(3 * MEBIBYTE);
  one!.addText(MEBIBYTE);
  expect(small.destroyed).toBe(false);
});
