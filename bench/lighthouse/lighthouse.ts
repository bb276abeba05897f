import { median } from '../median.ts';
import { startService } from '../service.ts';
import type { Row } from '../table.ts';
import { serveLean } from './lean.ts';
import { type Report, runLighthouse } from './run.ts';

const RUNS = 5;
const LEAN = 'lean';
const paths = [
  '/',
  '/divisions/preschool',
  '/about-us/his-eminence',
  '/join-us/as-student',
  '/join-us/as-staff',
  '/ar',
  '/ar/join-us/as-student',
];

const middleOf = (reports: readonly Report[]): Report => ({
  scores: reports[0]!.scores.map((_, category) => median(reports.map(({ scores }) => scores[category]!))),
  firstPaint: median(reports.map(({ firstPaint }) => firstPaint)),
  largestPaint: median(reports.map(({ largestPaint }) => largestPaint)),
  blocked: median(reports.map(({ blocked }) => blocked)),
  moved: median(reports.map(({ moved }) => moved)),
  bytes: median(reports.map(({ bytes }) => bytes)),
});

const inWords = ({ scores, firstPaint, largestPaint, blocked, moved, bytes }: Report): string =>
  [
    scores.join('/'),
    `FCP ${Math.round(firstPaint)}`,
    `LCP ${Math.round(largestPaint)}`,
    `TBT ${Math.round(blocked)} ms`,
    `CLS ${moved.toFixed(3)}`,
    `${Math.round(bytes / 1024)} KiB`,
  ].join(', ');

/** Lighthouse on a phone, page by page in turns, beside a hand-written page of the home page's content. */
export const measureLighthouse = async (): Promise<Row[]> => {
  const [site, lean] = [await startService(), await serveLean()];
  const addresses = new Map([[LEAN, lean.url], ...paths.map((path) => [path, site.url + path] as const)]);
  const reports = new Map<string, Report[]>();
  try {
    for (let run = 0; run < RUNS; run++)
      for (const [name, url] of addresses) reports.set(name, [...(reports.get(name) ?? []), await runLighthouse(url)]);
  } finally {
    await site.stop();
    lean.stop();
  }

  const handWritten = middleOf(reports.get(LEAN)!);
  return paths.map((path) => {
    const ours = middleOf(reports.get(path)!);
    const what = `Lighthouse mobile, ${path}`;
    const [performance, ...others] = ours.scores as [number, ...number[]];
    const row = {
      what,
      ours: inWords(ours),
      aim: '>= 97, 100 x 3, TBT <= 100 ms, CLS 0',
      met: performance >= 97 && others.every((score) => score === 100) && ours.blocked <= 100 && ours.moved < 0.0005,
    };
    if (path !== '/') return { ...row, beside: '' };
    return {
      ...row,
      beside: `hand-written: ${inWords(handWritten)}`,
      ratio: ours.largestPaint / handWritten.largestPaint,
    };
  });
};
