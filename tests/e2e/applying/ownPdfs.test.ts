import { expect, test } from 'vitest';
import { faultsOfOwnPdfs } from '#tests/e2e/ownPdfs.ts';

// A few kinds of pictures; the long tests make PDFs of 500.
test('nothing is said against the PDFs that generated pictures become, neither by the forms, the intake nor poppler', async () => {
  expect(await faultsOfOwnPdfs(Array.from({ length: 3 }, (_, seed) => seed))).toEqual([]);
});
