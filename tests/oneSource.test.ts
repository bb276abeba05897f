import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { schoolNames } from '#languages/schoolName.ts';
import { segmentNames } from '#src/content/segmentNames.ts';
import { drawingOf } from '#src/frame/drawing.ts';
import { listing } from '#src/listing.ts';
import { routes } from '#src/routes.ts';
import { colorsIn, readTokens } from '../scripts/tokens/readTokens.ts';

const folders = ['src', 'server', 'stories', 'charts', 'scripts', '.storybook', 'languages'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:css|tsx?|mjs|po|svg)$/.test(path))
    .map((path) => join(folder, path)),
);
/** The lines of the sources, each with its place. */
const lines = [...files, 'index.html'].flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line, at) => ({ path, place: `${path}:${at + 1}: ${line.trim()}`, line })),
);
const placesOf = (isFound: (line: string) => boolean, ...besides: string[]) =>
  lines.filter(({ path, line }) => !besides.includes(path) && isFound(line)).map(({ place }) => place);

const tokensFile = 'src/styles/tokens.css';
const tokens = readTokens(readFileSync(tokensFile, 'utf8'));

test('the name of the school stands in languages/schoolName.ts only', () => {
  const names = Object.values(schoolNames);
  expect(placesOf((line) => names.some((name) => line.includes(name)), 'languages/schoolName.ts')).toEqual([]);
});

test.each(files.filter((path) => path.endsWith('.svg')))(
  '%s is a flat drawing, of which the pages show each shape',
  (path) => {
    const shapesIn = (svg: string) =>
      [...new JSDOM(svg).window.document.querySelectorAll('svg *')].map((shape) => shape.outerHTML);
    const svg = readFileSync(path, 'utf8');
    expect(shapesIn(svg).length).toBeGreaterThan(0);
    expect(shapesIn(renderToStaticMarkup(createElement('svg', null, drawingOf(svg).shapes)))).toEqual(shapesIn(svg));
  },
);

test('a color stands in src/styles/tokens.css only', () => {
  const color =
    /(?:(?<![\w&/])#|%23(?!000'))(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|[:"'`] ?(?:black|white|red|green|blue|yellow|gr[ae]y|silver|navy)(?=[;"'`])/i;
  expect(lines.filter(({ path, line }) => path === tokensFile && color.test(line)).length).toBeGreaterThan(15);
  expect(
    placesOf(
      (line) => color.test(line),
      tokensFile,
      // What is drawn on a canvas, and read from one.
      'stories/photographs/drawn.ts',
      'src/photographs/imaging/hidesPictures.ts',
      'src/photographs/imaging/pages.ts',
      // The arrow of a list is a picture in its style: no custom property reaches it.
      'src/styles/form/fields.css',
    ),
    'name the role of the color: stories/foundations/roles.ts',
  ).toEqual([]);
});

test('a style sheet names the role of a color, and only a drawing the color itself', () => {
  const raw = new RegExp(`(?<!(?:fill|stroke)=")var\\(--(?:${colorsIn(tokens).join('|')})\\)`);
  expect(placesOf((line) => raw.test(line), tokensFile)).toEqual([]);
});

test('a style sheet uses only custom properties that exist', () => {
  const declared = new Set(
    lines.flatMap(({ line }) => [...line.matchAll(/(--[\w-]+)['"]?\]?:/g)].map(([, name]) => name)),
  );
  const isUnknown = (line: string) => [...line.matchAll(/var\((--[\w-]+)/g)].some(([, name]) => !declared.has(name));
  expect(declared.size).toBeGreaterThan(80);
  expect(placesOf(isUnknown)).toEqual([]);
});

test('each page has a name in the breadcrumb', () => {
  const segments = listing
    .filter(({ path }) => !path.startsWith('/news/'))
    .flatMap(({ path }) => path.split('/').filter(Boolean));
  expect(
    segments.filter((segment) => !(segment in segmentNames)),
    'src/content/segmentNames.ts',
  ).toEqual([]);
});

test('each route of a page is built', () => {
  const built = new Set(listing.map(({ path }) => path));
  // That of a page without a connection is written for the service worker alone.
  const single = routes.map(({ path }) => path).filter((path) => !path.includes(':') && path !== '/offline');
  expect(
    single.filter((path) => !built.has(path)),
    'src/listing.ts: without an entry there the page is not found',
  ).toEqual([]);
});
