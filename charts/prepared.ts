import type { Layout, PlacedArrow, PlacedBox } from './layout.ts';
import { type Arrow, type Box, boxesIn, type Picture } from './picture.ts';
import type { SetRow } from './typeset.ts';

/** A layout that was made beforehand, as JSON: what is where, and the texts it was made for. */
export interface Prepared {
  texts: string[];
  width: number;
  height: number;
  boxes: (Omit<PlacedBox, 'box' | 'set'> & {
    set: Omit<PlacedBox['set'], 'rows'> & { rows: Omit<SetRow, 'row'>[] };
  })[];
  arrows: Omit<PlacedArrow, 'arrow'>[];
}

const textsOfBox = ({ state, folded, rows }: Box): string =>
  [state.id, folded ? 'folded' : 'open', ...rows.map(({ head, text }) => `${head} ${text}`)].join('\n');

const textOfArrow = ({ from, to, guard, way }: Arrow): string =>
  `${from} to ${to}: ${way.event} [${guard}] / ${way.actions}`;

/** All that a picture says: two that say the same are laid out the same. */
const textsOf = ({ box, arrows }: Picture): string[] => [...boxesIn(box).map(textsOfBox), ...arrows.map(textOfArrow)];

/** A layout, without the picture it is of. */
export const prepare = (picture: Picture, { boxes, arrows, ...size }: Layout): Prepared => ({
  texts: textsOf(picture),
  ...size,
  boxes: boxes.map(({ box: _box, set, ...place }) => ({
    set: { ...set, rows: set.rows.map(({ row: _row, ...lines }) => lines) },
    ...place,
  })),
  arrows: picture.arrows.map((each) => {
    const { arrow: _arrow, ...placed } = arrows.find(({ arrow }) => arrow === each)!;
    return placed;
  }),
});

/** The layout that was prepared for a picture; undefined where the picture says something else by now. */
export const asPrepared = (picture: Picture, prepared: Prepared): Layout | undefined => {
  const { texts, boxes, arrows, ...size } = prepared;
  if (texts.join('\n') !== textsOf(picture).join('\n')) return undefined;
  const placed = (box: Box, at: number): PlacedBox => {
    const { set, ...place } = boxes[at]!;
    return { box, set: { ...set, rows: set.rows.map((lines, i) => ({ row: box.rows[i]!, ...lines })) }, ...place };
  };
  return {
    ...size,
    boxes: boxesIn(picture.box).map(placed),
    arrows: picture.arrows.map((arrow, at) => ({ arrow, ...arrows[at]! })),
  };
};
