import { expect, test } from 'vitest';
import { uploadsUnderWay } from '#server/receiving/uploads.ts';
import type { Upload } from '#server/receiving/uploadWatch.ts';

const uploadThat = (idle: number) => {
  const upload = {
    cuts: 0,
    idle: () => idle,
    lags: (patience: number) => idle >= patience,
    cut: () => void (upload.cuts += 1),
  };
  return upload satisfies Upload;
};

const refusalWith = (statusCode: number) => expect.objectContaining({ statusCode });

test('an upload that is being stored is not taken over, however long that takes', () => {
  const uploads = uploadsUnderWay({ uploadsAtOnce: 2, takeOverAfter: 5_000 });
  const first = uploadThat(60_000);
  uploads.claim(first, 'a');
  uploads.settle(first, 'a');
  expect(() => uploads.claim(uploadThat(0), 'a')).toThrow(refusalWith(409));
  expect(first.cuts).toBe(0);
});

test('an upload that was taken over is not stored, even when its last bytes come through', () => {
  const uploads = uploadsUnderWay({ uploadsAtOnce: 2, takeOverAfter: 5_000 });
  const [dead, retry] = [uploadThat(60_000), uploadThat(0)];
  uploads.claim(dead, 'a');
  uploads.claim(retry, 'a');
  expect(dead.cuts).toBe(1);
  expect(() => uploads.settle(dead, 'a')).toThrow(refusalWith(409));
  uploads.end(dead);
  expect(() => uploads.claim(uploadThat(0), 'a')).toThrow(refusalWith(409));
  uploads.settle(retry, 'a');
});

test('uploads of other applications do not wait for each other', () => {
  const uploads = uploadsUnderWay({ uploadsAtOnce: 2, takeOverAfter: 5_000 });
  const first = uploadThat(0);
  uploads.claim(first, 'a');
  uploads.claim(uploadThat(0), 'b');
  uploads.end(first);
  uploads.claim(uploadThat(0), 'a');
});

test('when there are too many, one that lags gives way, and one that is being stored does not', () => {
  const uploads = uploadsUnderWay({ uploadsAtOnce: 2, takeOverAfter: 5_000 });
  const [stored, lagging, lively] = [uploadThat(60_000), uploadThat(60_000), uploadThat(0)];
  for (const [i, upload] of [stored, lagging].entries()) {
    uploads.begin(upload);
    uploads.claim(upload, `${i}`);
  }
  uploads.settle(stored, '0');
  uploads.begin(lively);
  expect([stored.cuts, lagging.cuts]).toEqual([0, 1]);
  expect(() => uploads.begin(uploadThat(0))).toThrow(refusalWith(503));
  uploads.claim(lively, '1');
});
