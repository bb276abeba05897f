import { expect, test } from 'vitest';
import { ProblemError } from '#server/http/problemError.ts';
import { uploadsUnderWay } from '#server/receiving/uploads.ts';
import type { Upload } from '#server/receiving/uploadWatch.ts';

const settings = { uploadsAtOnce: 3, takeOverAfter: 5_000, crowdedBytesPerSecond: 16_000, textBytesAtOnce: 100 };

const uploadThat = (what: Partial<{ network: string; idle: number; pace: number; arrived: boolean }> = {}) => {
  const { network = 'elsewhere', idle = 0, pace = 100_000, arrived = false } = what;
  const upload = {
    cuts: 0,
    refusals: [] as number[],
    network,
    idle: () => idle,
    pace: () => pace,
    hasArrived: () => arrived,
    refuse: ({ statusCode }: ProblemError) => void upload.refusals.push(statusCode),
    cut: () => void (upload.cuts += 1),
  };
  return upload satisfies Upload;
};

const refusalWith = (statusCode: number) => expect.objectContaining({ statusCode });

test('an upload that is being stored is not taken over, however long that takes', () => {
  const uploads = uploadsUnderWay(settings);
  const first = uploadThat({ idle: 60_000 });
  uploads.claim(first, 'a');
  uploads.settle(first, 'a');
  expect(() => uploads.claim(uploadThat(), 'a')).toThrow(refusalWith(409));
  expect(first.cuts).toBe(0);
});

test('an upload that was taken over is not stored, even when its last bytes come through', () => {
  const uploads = uploadsUnderWay(settings);
  const [dead, retry] = [uploadThat({ idle: 60_000 }), uploadThat()];
  uploads.claim(dead, 'a');
  uploads.claim(retry, 'a');
  expect(dead.cuts).toBe(1);
  expect(() => uploads.settle(dead, 'a')).toThrow(refusalWith(409));
  uploads.end(dead);
  expect(() => uploads.claim(uploadThat(), 'a')).toThrow(refusalWith(409));
  uploads.settle(retry, 'a');
});

test('uploads of other applications do not wait for each other, and one that ended holds nothing', () => {
  const uploads = uploadsUnderWay(settings);
  const [first, other, again] = [uploadThat(), uploadThat(), uploadThat()];
  uploads.claim(first, 'a');
  uploads.claim(other, 'b');
  expect(() => uploads.claim(again, 'a')).toThrow(refusalWith(409));
  uploads.end(first);
  uploads.claim(again, 'a');
  expect(() => uploads.settle(first, 'a')).toThrow(refusalWith(409));
  uploads.settle(again, 'a');
  uploads.settle(other, 'b');
  expect([first.cuts, other.cuts]).toEqual([0, 0]);
});

test('for one from elsewhere the slowest of the network that has most of them gives way', () => {
  const uploads = uploadsUnderWay(settings);
  const slowLine = uploadThat({ network: 'a village', pace: 8_000 });
  const [fast, faster] = [20_000, 90_000].map((pace) => uploadThat({ network: 'a crowd', pace }));
  for (const upload of [slowLine, faster!, fast!]) uploads.begin(upload);
  uploads.begin(uploadThat());
  expect([slowLine, fast!, faster!].map(({ refusals }) => refusals)).toEqual([[], [503], []]);
});

test('for one of the same network only one that is slow gives way', () => {
  const uploads = uploadsUnderWay(settings);
  const crowd = [1_500, 90_000, 90_000].map((pace) => uploadThat({ pace }));
  for (const upload of crowd) uploads.begin(upload);
  uploads.begin(uploadThat());
  expect(crowd.map(({ refusals }) => refusals)).toEqual([[503], [], []]);
  expect(() => uploads.begin(uploadThat())).toThrow(refusalWith(503));
});

test('one that has arrived or is being stored never gives way', () => {
  const uploads = uploadsUnderWay(settings);
  const crowd = [uploadThat({ pace: 1 }), uploadThat({ pace: 1, arrived: true }), uploadThat({ pace: 20_000 })];
  for (const [i, upload] of crowd.entries()) {
    uploads.begin(upload);
    uploads.claim(upload, `${i}`);
  }
  uploads.settle(crowd[0]!, '0');
  expect(() => uploads.begin(uploadThat())).toThrow(refusalWith(503));
  uploads.begin(uploadThat({ network: 'a village' }));
  expect(crowd.map(({ refusals }) => refusals)).toEqual([[], [], [503]]);
});

test('one from elsewhere is let in when all of a crowd have arrived, and one more of the crowd is not', () => {
  const uploads = uploadsUnderWay(settings);
  for (let i = 0; i < 3; i += 1) uploads.begin(uploadThat({ network: 'a crowd', arrived: true }));
  uploads.begin(uploadThat());
  expect(() => uploads.begin(uploadThat({ network: 'a crowd' }))).toThrow(refusalWith(503));
});

test('when all hold too much text together, the one that holds most gives way, and its text no longer counts', () => {
  const uploads = uploadsUnderWay(settings);
  const [large, small, stored] = [uploadThat(), uploadThat(), uploadThat()];
  for (const upload of [large, small, stored]) uploads.begin(upload);
  uploads.claim(stored, 'a');
  uploads.settle(stored, 'a');
  uploads.hold(stored, 40);
  uploads.hold(large, 35);
  uploads.hold(small, 20);
  expect([large, small, stored].map(({ refusals }) => refusals)).toEqual([[], [], []]);
  uploads.hold(small, 10);
  expect([large, small, stored].map(({ refusals }) => refusals)).toEqual([[503], [], []]);
  expect(() => uploads.hold(large, 1)).toThrow(refusalWith(503));
  expect(() => uploads.hold(small, 40)).toThrow(refusalWith(503));
});

test('when the intake stops, only those that are still arriving are refused', () => {
  const uploads = uploadsUnderWay(settings);
  const [arriving, arrived] = [uploadThat(), uploadThat({ arrived: true })];
  uploads.begin(arriving);
  uploads.begin(arrived);
  uploads.refuseAll(new ProblemError(503, 'Later.'));
  expect([arriving.refusals, arrived.refusals]).toEqual([[503], []]);
});
