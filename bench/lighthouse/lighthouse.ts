import { join, normalize } from 'node:path';
import { median } from '../median.ts';
import { startService } from '../service.ts';
import { serveStatic } from '../staticServer.ts';
import type { Row } from '../table.ts';
import { type Report, runLighthouse } from './run.ts';

const RUNS = 5;
const HAND_WRITTEN = 'hand-written';
const HOME_KIB = 240;
const HOME_REQUESTS = 32;
const paths = [
  '/',
  '/divisions/preschool',
  '/about-us/his-eminence',
  '/join-us/as-student',
  '/join-us/as-staff',
  '/ar',
  '/ar/join-us/as-student',
];

/** The hand-written page uses the site's own pictures and fonts. */
const fileOf = (path: string) => {
  if (path === '/') return 'bench/pages/lean/index.html';
  return join(path.startsWith('/fonts/') ? 'src/styles' : 'public', normalize(path));
};

const medianOf = (reports: readonly Report[]): Report => {
  const middle = (numberOf: (report: Report) => number) => median(reports.map(numberOf));
  return {
    scores: reports[0]!.scores.map((_, category) => middle(({ scores }) => scores[category]!)),
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    blockingTime: middle(({ blockingTime }) => blockingTime),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    bytes: middle(({ bytes }) => bytes),
    requests: middle(({ requests }) => requests),
  };
};

const describe = (report: Report): string =>
  [
    report.scores.join('/'),
    `FCP ${Math.round(report.firstPaint)}`,
    `LCP ${Math.round(report.largestPaint)}`,
    `TBT ${Math.round(report.blockingTime)} ms`,
    `CLS ${report.layoutShift.toFixed(3)}`,
    `${Math.round(report.bytes / 1024)} KiB in ${report.requests} requests`,
  ].join(', ');

const isGood = ({ scores: [performance = 0, ...others], blockingTime, layoutShift }: Report) =>
  performance >= 97 && others.every((score) => score === 100) && blockingTime <= 100 && layoutShift < 0.0005;

/** Lighthouse on a phone: the pages in turns, and a hand-written page with the content of the home page. */
export async function* measureLighthouse(): AsyncGenerator<Row> {
  const [site, handWritten] = [await startService(), await serveStatic(fileOf)];
  const addresses = new Map([
    [HAND_WRITTEN, handWritten.url],
    ...paths.map((path) => [path, site.url + path] as const),
  ]);
  const reports = new Map<string, Report[]>();
  try {
    for (let run = 0; run < RUNS; run++)
      for (const [name, url] of addresses) reports.set(name, [...(reports.get(name) ?? []), await runLighthouse(url)]);
  } finally {
    await site.stop();
    handWritten.stop();
  }

  const reference = medianOf(reports.get(HAND_WRITTEN)!);
  yield* paths.map((path): Row => {
    const ours = medianOf(reports.get(path)!);
    const row = {
      what: `Lighthouse mobile, ${path}`,
      ours: describe(ours),
      other: '',
      aim: '>= 97, 100 x 3, TBT <= 100 ms, CLS 0',
      met: isGood(ours),
    };
    if (path !== '/') return row;
    return {
      ...row,
      other: `${HAND_WRITTEN}: ${describe(reference)}`,
      ratio: ours.largestPaint / reference.largestPaint,
      aim: `${row.aim}, <= ${HOME_KIB} KiB, <= ${HOME_REQUESTS} requests`,
      met: row.met && ours.bytes <= HOME_KIB * 1024 && ours.requests <= HOME_REQUESTS,
    };
  });
}
