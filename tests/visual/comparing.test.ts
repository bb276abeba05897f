import { describe, expect, test } from 'vitest';
import { compare, tolerances } from './comparing.ts';
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
    expect(compare(plain(30), plain(30), tolerances.sameBrowser)).toMatchObject({ pixels: 0, isTolerable: true });
  });

  test('are the same when a colour is rounded otherwise', () => {
    const rounded = plain(30, [23, 73, 94, 255]);
    expect(compare(plain(30), rounded, tolerances.sameBrowser)).toMatchObject({ pixels: 0, isTolerable: true });
  });

  test('differ in a colour that is a little redder', () => {
    const redder = plain(30, [27, 74, 94, 255]);
    expect(compare(plain(30), redder, tolerances.sameBrowser).isTolerable).toBe(false);
  });

  test('differ in a few rows of another colour, though another browser may draw as many otherwise', () => {
    const changed = withPatch(plain(100), 1, [200, 60, 40, 255]);
    expect(compare(plain(100), changed, tolerances.sameBrowser)).toMatchObject({ pixels: 40, isTolerable: false });
    expect(compare(plain(100), changed, tolerances.otherBrowser).isTolerable).toBe(true);
  });

  test('differ when one is taller', () => {
    expect(compare(plain(30), plain(32), tolerances.sameBrowser)).toMatchObject({
      pixels: 80,
      isTolerable: false,
      marked: { width: 40, height: 32 },
    });
  });
});
