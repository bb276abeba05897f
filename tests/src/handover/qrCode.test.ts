import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from '#src/handover/QrCode.tsx';

test('a code has the empty margin of four modules that its standard asks for, on each side', () => {
  const svg = renderToStaticMarkup(createElement(QrCode, { text: 'https://school.example/', label: 'Link' }));
  const [left, top, width, height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number);
  // Codes of these texts have 29 modules or more, in steps of four.
  expect([left, top, width, width! % 4]).toEqual([-4, -4, height, (29 + 8) % 4]);
  expect(svg).toContain(`<rect x="${left}" y="${top}" width="${width}" height="${height}"`);
});
