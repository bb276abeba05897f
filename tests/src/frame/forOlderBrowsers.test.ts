import { expect, onTestFinished, test } from 'vitest';
import { forOlderBrowsers } from '#src/frame/forOlderBrowsers.ts';

test('a browser without the newer methods of arrays has them before the page begins', async () => {
  const { toSorted } = Array.prototype;
  onTestFinished(() => {
    Reflect.set(Array.prototype, 'toSorted', toSorted);
  });
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  await forOlderBrowsers();
  expect([2, 1].toSorted((one, other) => one - other)).toEqual([1, 2]);
});
