import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from '#src/handover/QrCode.tsx';

test('a code has the white margin of four modules that its standard asks for, on each side', () => {
  const svg = renderToStaticMarkup(createElement(QrCode, { text: 'https://school.example/', label: 'Link' }));
  const [left, top, width, height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number);
  expect([left, top, width]).toEqual([-4, -4, height]);
  // A code has 21 modules, 25, 29 and so on.
  expect((width! - 8 - 21) % 4).toBe(0);
  expect(svg).toContain(`<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="var(--white)"`);
});
