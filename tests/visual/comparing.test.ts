import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compare, tolerances } from './comparing.ts';
import { writeReport } from './report.ts';
import type { Picture } from './taking.ts';

const sea = [22, 74, 94, 255];
const plain = (height: number, color = sea): Picture => ({
  data: Buffer.alloc(40 * height * 4, Buffer.from(color)),
  width: 40,
  height,
});

const withPatch = (picture: Picture, rows: number, color: number[]): Picture => {
  const data = Buffer.from(picture.data);
  data.fill(Buffer.from(color), 0, picture.width * rows * 4);
  return { ...picture, data };
};

describe('a picture and its baseline', () => {
  test('are the same when every pixel is', () => {
    expect(compare(plain(30), plain(30), tolerances.linux)).toMatchObject({ pixels: 0, isTolerable: true });
  });

  test('are the same when a color is rounded otherwise', () => {
    const rounded = plain(30, [23, 73, 94, 255]);
    expect(compare(plain(30), rounded, tolerances.linux)).toMatchObject({ pixels: 0, isTolerable: true });
  });

  test('differ in a color that is a little redder', () => {
    const redder = plain(30, [27, 74, 94, 255]);
    expect(compare(plain(30), redder, tolerances.linux).isTolerable).toBe(false);
  });

  test('differ in a few rows of another color, though another system may draw as many otherwise', () => {
    const changed = withPatch(plain(100), 1, [200, 60, 40, 255]);
    expect(compare(plain(100), changed, tolerances.linux)).toMatchObject({ pixels: 40, isTolerable: false });
    expect(compare(plain(100), changed, tolerances.elsewhere).isTolerable).toBe(true);
  });

  test('differ when one is taller', () => {
    expect(compare(plain(30), plain(32), tolerances.linux)).toMatchObject({
      pixels: 80,
      isTolerable: false,
      marked: { width: 40, height: 32 },
    });
  });
});

test('one page shows all that differs, in order, and says how to accept it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bac-report-'));
  await writeReport(folder, [
    { id: 'form-yes-no--yes', pixels: 40 },
    { id: 'form-text-field--filled', pixels: 7 },
  ]);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await rm(folder, { recursive: true });
  expect([...page.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    'form-text-field--filled.png',
    'form-yes-no--yes.png',
  ]);
  expect(page).toContain('<h1>2 pictures differ</h1>');
  expect(page).toContain('npm run visual:accept');
});
