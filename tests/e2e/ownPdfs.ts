import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attach } from '#forms/attachment.ts';
import { receive } from '#forms/receive.ts';
import { staff } from '#forms/staff/staff.ts';
import { ensurePackages } from '#tests/debian.ts';
import { generatedPicture } from '#tests/e2e/generatedPicture.ts';
import { openImaging, pdfsOf } from '#tests/e2e/imaging.ts';
import { edited } from '#tests/forms/staff/edited.ts';

const poppler = ['pdfinfo', 'pdftoppm'].map((name) => ({ path: `/usr/bin/${name}`, package: 'poppler-utils' }));

/** What poppler says against a PDF in a file. */
const popplerErrors = (path: string): string[] =>
  [
    ['pdfinfo', path],
    ['pdftoppm', '-r', '10', '-png', path, `${path}-drawn`],
  ].flatMap(([program, ...args]) => {
    const { status, stderr } = spawnSync(program!, args);
    return status === 0 && stderr.length === 0 ? [] : [`${program} ${status}: ${stderr.toString()}`];
  });

/** What the form's check in the browser, the intake's and poppler say against a PDF that photographs have become. */
const faultsOf = async (bytes: Uint8Array<ArrayBuffer>, folder: string): Promise<string[]> => {
  const path = join(folder, 'made.pdf');
  await writeFile(path, bytes);
  const file = await attach('made', new File([bytes], 'made.pdf', { type: 'application/pdf' }));
  const { errors } = receive(staff, edited('single man', { 'personalInfo[passport]': file }));
  return [
    ...(file.verdict === 'whole' && !file.locked ? [] : [`${file.verdict}${file.locked ? ', locked' : ''}`]),
    ...Object.values(errors ?? {}),
    ...popplerErrors(path),
  ];
};

/** Makes PDFs of generated pictures in a browser, as the product does, and gives what is said against any. */
export const faultsOfOwnPdfs = async (seeds: readonly number[], site?: string): Promise<string[]> => {
  ensurePackages('The tests that open the product’s own PDFs', poppler);
  const page = await openImaging(site);
  const folder = await mkdtemp(join(tmpdir(), 'bac-own-pdfs-'));
  const faults: string[] = [];
  for (const seed of seeds) {
    const { description, bytes } = await generatedPicture(seed);
    for (const pdf of await pdfsOf(page, bytes))
      faults.push(...(await faultsOf(pdf, folder)).map((fault) => `${description}: ${fault}`));
  }
  await rm(folder, { recursive: true });
  return faults;
};
