import { spawnSync } from 'node:child_process';
import { ensurePackages } from '#tests/debian.ts';

const pdftoppm = { path: '/usr/bin/pdftoppm', package: 'poppler-utils' };

/** Lets poppler draw the pages of a PDF as `place`-1.png and so on. Throws if poppler reports an error. */
export const drawnByPoppler = (bytes: Buffer, place: string): void => {
  ensurePackages('The tests that open stored PDFs', [pdftoppm]);
  const { status, stderr } = spawnSync(pdftoppm.path, ['-r', '100', '-png', '-', place], { input: bytes });
  if (status !== 0 || stderr.length > 0) throw new Error(`poppler: ${status} ${stderr.toString()}`);
};

/** The text of a PDF, read by poppler. */
export const textIn = (bytes: Buffer): string => {
  ensurePackages('The tests that read printed pages', [pdftoppm]);
  return spawnSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' }).stdout;
};
