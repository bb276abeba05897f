import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installedBrowser, quietly } from '../../tests/browser.ts';

const execute = promisify(execFile);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The result of one visit on Lighthouse's simulated phone: scores of 100, milliseconds, bytes. */
export interface Report {
  scores: readonly number[];
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  bytes: number;
  requests: number;
}

interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
}

const visit = (url: string) =>
  execute(
    'bench/node_modules/.bin/lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${quietly.args.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: installedBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );

export const runLighthouse = async (url: string): Promise<Report> => {
  // On a busy machine Lighthouse sometimes misses the start of a page's trace.
  const { stdout } = await visit(url).catch(() => visit(url));
  const result = JSON.parse(stdout) as Result;
  const number = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blockingTime: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    requests: result.audits['network-requests']?.details?.items?.length ?? Number.NaN,
  };
};
