import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Written by qpdf: `--encrypt USER OWNER BITS`. Poppler opens those named `-opens` without a password, and not those named `-asks`.
const folder = join(import.meta.dirname, 'encrypted');

export const encryptedPdfs: readonly string[] = readdirSync(folder).map((name) => name.replace(/\.pdf$/, ''));

export const encryptedPdf = (name: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(join(folder, `${name}.pdf`)));
