import { d, group, shape } from './kit.mjs';
import { cedar, tile } from './palette.mjs';

/** The umbrella pine of Beirut: a leaning trunk under a flat crown, lit from the upper left. */
export function umbrellaPine(x, foot, height, lean = 0) {
  const [w, top, cx] = [height * 0.42, foot - height, x + lean];
  const trunk = height * 0.03;
  const crown = height * 0.27;
  return group(
    '',
    shape(
      tile[7],
      d`M${x - trunk} ${foot}Q${x} ${foot - height * 0.4} ${cx - trunk * 0.6} ${top + crown * 0.8}h${trunk * 1.2}Q${x + trunk * 2} ${foot - height * 0.4} ${x + trunk * 1.4} ${foot}z`,
    ),
    shape(
      cedar[8],
      d`M${cx - w} ${top + crown * 0.8}Q${cx - w * 1.02} ${top + crown * 0.35} ${cx - w * 0.6} ${top + crown * 0.3}Q${cx - w * 0.3} ${top - crown * 0.05} ${cx + w * 0.1} ${top + crown * 0.05}Q${cx + w * 0.55} ${top} ${cx + w * 0.7} ${top + crown * 0.35}Q${cx + w * 1.05} ${top + crown * 0.4} ${cx + w} ${top + crown * 0.85}Q${cx + w * 0.5} ${top + crown * 0.7} ${cx} ${top + crown * 0.95}Q${cx - w * 0.5} ${top + crown * 0.75} ${cx - w} ${top + crown * 0.8}z`,
    ),
    shape(
      cedar[4],
      d`M${cx - w * 0.92} ${top + crown * 0.62}Q${cx - w * 0.95} ${top + crown * 0.36} ${cx - w * 0.58} ${top + crown * 0.34}Q${cx - w * 0.28} ${top - crown * 0.02} ${cx + w * 0.1} ${top + crown * 0.09}Q${cx + w * 0.42} ${top + crown * 0.05} ${cx + w * 0.56} ${top + crown * 0.22}Q${cx + w * 0.1} ${top + crown * 0.22} ${cx - w * 0.2} ${top + crown * 0.5}Q${cx - w * 0.6} ${top + crown * 0.42} ${cx - w * 0.92} ${top + crown * 0.62}z`,
    ),
  );
}

export const cypress = (x, foot, height) =>
  shape(
    cedar[8],
    d`M${x} ${foot - height}Q${x + height * 0.16} ${foot - height * 0.35} ${x + height * 0.08} ${foot}h${-height * 0.16}Q${x - height * 0.16} ${foot - height * 0.35} ${x} ${foot - height}z`,
  ) +
  shape(
    cedar[6],
    d`M${x} ${foot - height}Q${x - height * 0.16} ${foot - height * 0.35} ${x - height * 0.08} ${foot}h${height * 0.06}Q${x - height * 0.06} ${foot - height * 0.4} ${x} ${foot - height}z`,
  );
