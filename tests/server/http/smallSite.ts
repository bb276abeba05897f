import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';

export const pages = {
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>There is no such page</title>',
  'ar/404.html': '<!doctype html><title>لا توجد صفحة</title>',
  'join-us/as-staff/index.html': '<!doctype html><title>Staff application</title>',
  'school-life/Parents-Committee/index.html': '<!doctype html><title>Parents</title>',
  'assets/app-Bx12_9aZ.js': `console.log(${JSON.stringify('x'.repeat(2_000))})`,
  'assets/app-C0ffee.css': 'main { color: navy }',
  'assets/videos/choir.mp4': 'a video',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/.env': 'a secret',
  '.vite/manifest.json': '{"secret": true}',
  '.well-known/security.txt': 'Contact: mailto:office@school.example',
};

const buildSmallSite = async (): Promise<string> => {
  const siteDir = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [file, content] of Object.entries(pages)) {
    await mkdir(dirname(join(siteDir, file)), { recursive: true });
    await writeFile(join(siteDir, file), content);
    if (!/\.(?:html|js)$/.test(file)) continue;
    await writeFile(join(siteDir, `${file}.br`), brotliCompressSync(content));
    await writeFile(join(siteDir, `${file}.gz`), gzipSync(content));
  }
  return siteDir;
};

/** A small built site with compressed files, for all tests of a file. Call it outside of the tests, and its result inside. */
export const smallSite = (): (() => string) => {
  let siteDir: string;
  beforeAll(async () => {
    siteDir = await buildSmallSite();
  });
  afterAll(() => rm(siteDir, { recursive: true, force: true }));
  return () => siteDir;
};
