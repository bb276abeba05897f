import { peakOf } from '../peak.ts';
import { startService } from '../service.ts';
import type { Row } from '../table.ts';
import { prepareBody } from './application.ts';
import { send } from './send.ts';

const MB = 1024 * 1024;
const UPLOADS = 50;
const AIM = 200;

/** The peak memory of the service while 50 applications of 20 MB arrive at once. */
export async function* measureMemory(): AsyncGenerator<Row> {
  const body = await prepareBody(1, 4 * MB);
  const service = await startService();
  try {
    const idle = peakOf(service.pid);
    const sent = await Promise.allSettled(Array.from({ length: UPLOADS }, () => send(service.url, body)));
    const stored = sent.filter(({ status }) => status === 'fulfilled').length;
    const peak = peakOf(service.pid);
    for (const { reason } of sent.filter((each) => each.status === 'rejected')) console.error(String(reason));
    yield {
      what: `Memory: peak RSS, ${UPLOADS} x ${(body.size / MB).toFixed(0)} MB at once`,
      ours: `${peak.toFixed(0)} MB, ${stored} stored`,
      other: `${idle.toFixed(0)} MB: before the first`,
      aim: `< ${AIM} MB`,
      met: peak < AIM && stored === UPLOADS,
    };
  } finally {
    await service.stop();
  }
}
