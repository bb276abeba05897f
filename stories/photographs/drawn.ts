import { initialTransition } from 'xstate';
import { photographsMachine } from '#machines/photographs.ts';
import type { Corners, Page, PhotographsContext } from '#machines/photographsTypes.ts';

const svg = (width: number, height: number, content: string) =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
    ],
    { type: 'image/svg+xml' },
  );

const lines = (from: number, to: number, ink: string) =>
  Array.from({ length: 20 }, (_, i) => {
    const y = from + ((to - from) * i) / 20;
    return `<path d="M36 ${y}h${150 + ((i * 37) % 60)}" stroke="${ink}" stroke-width="4"/>`;
  }).join('');

/** A finished page: a heading and text. */
export const drawnPage = svg(
  248,
  351,
  `<path d="M0 0h248v351H0z" fill="#fff"/><path d="M36 40h110" stroke="#000" stroke-width="10"/>${lines(70, 320, '#000')}`,
);

/** A finished page that lies, with a portrait. */
export const drawnCard = svg(
  351,
  221,
  `<path d="M0 0h351v221H0z" fill="#dcebf0"/><path d="M24 50h90v120H24z" fill="#b4532f"/><path d="M140 60h170M140 90h130M140 120h150" stroke="#0b2f3e" stroke-width="8"/>`,
);

/** A finished page of nothing. */
export const emptyPage = svg(248, 351, '<path d="M0 0h248v351H0z" fill="#fff"/>');

/** Where the paper lies in `drawnView`. */
export const drawnCorners: Corners = [
  { x: 0.14, y: 0.1 },
  { x: 0.84, y: 0.06 },
  { x: 0.92, y: 0.92 },
  { x: 0.08, y: 0.88 },
];

/** A paper on a table, as it was photographed. */
export const drawnView = svg(
  300,
  400,
  `<path d="M0 0h300v400H0z" fill="#5d432f"/><path d="M42 40 252 24 276 368 24 352z" fill="#f4f0e6"/><g transform="translate(14 26) skewY(-3)">${lines(50, 310, '#333')}</g>`,
);

export const page = (number: number, more: Partial<Page> = {}): Page => ({
  id: `photograph-${number}`,
  photograph: new File([], `IMG_${number}.jpg`),
  view: drawnView,
  corners: drawnCorners,
  color: false,
  empty: false,
  picture: drawnPage,
  ...more,
});

const [{ context: empty }] = initialTransition(photographsMachine, { name: 'passport.pdf', photographs: [] });

type State = Parameters<typeof photographsMachine.resolveState>[0]['value'];

/** The machine of photographs in a state of its chart. */
export const snapshotIn = (value: State, context: Partial<PhotographsContext> = {}) =>
  photographsMachine.resolveState({ value, context: { ...empty, ...context } });
