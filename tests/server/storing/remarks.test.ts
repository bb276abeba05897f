import { expect, test } from 'vitest';
import { nextRemark, type Remark } from '#server/storing/remarks.ts';

test('a note keeps since when the mark is set, also after a remark that did not say it yet', () => {
  const [monday, friday] = ['2026-11-16T08:00:00.000Z', '2026-11-20T08:00:00.000Z'];
  const invited: Remark = { revision: 1, mark: 'invited', note: '', by: 'Rana', at: monday };
  const noted = nextRemark([invited], { note: 'Calls back', by: 'Maya', at: friday });
  expect([noted.since, nextRemark([invited, noted], { note: '', by: 'Maya', at: friday }).since]).toEqual([
    monday,
    monday,
  ]);
  expect(nextRemark([invited], { mark: 'accepted', by: 'Maya', at: friday }).since).toBe(friday);
});
