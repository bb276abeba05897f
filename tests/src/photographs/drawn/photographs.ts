import { type Chance, chanceOf } from '#tests/src/photographs/drawn/chance.ts';
import { banded, card, type Paper, page, passport, receipt, withPhotos } from '#tests/src/photographs/drawn/papers.ts';
import { type DrawnPhotograph, draw, type Scene } from '#tests/src/photographs/drawn/scene.ts';
import {
  anyTable,
  darkTable,
  lightTable,
  patternedTable,
  type Table,
  whiteTable,
} from '#tests/src/photographs/drawn/tables.ts';

const alone = (paper: Paper) => [{ paper, x: 0, y: 0, turn: 0 }];

const filling = (chance: Chance) => chance.between(0.55, 0.93);

const any = (chance: Chance) =>
  chance.oneOf([page, page, withPhotos, card, passport, (each: Chance) => banded(each, 'top')])(chance);

const scene = (table: Table, paper: Paper, fills: number): Scene => ({ table, papers: alone(paper), fills });

/** The chance is asked in this order: the table, the paper, how much it fills, and the shadow. */
const kinds: Readonly<Record<string, (chance: Chance) => Scene>> = {
  'a band on a dark table': (chance) => scene(darkTable(chance), banded(chance, 'top'), filling(chance)),
  'a band on a light table': (chance) => scene(lightTable(chance), banded(chance, 'top'), filling(chance)),
  'a dark footer': (chance) =>
    scene(
      anyTable(chance),
      banded(chance, 'bottom', chance.happens(0.3) ? banded(chance, 'top') : page(chance)),
      filling(chance),
    ),
  'photos on a form': (chance) => scene(anyTable(chance), withPhotos(chance), filling(chance)),
  'two papers': (chance) => {
    const [one, other] = [page(chance), chance.oneOf([page, card, receipt])(chance)];
    const apart = (one.width + other.width) / 2 + chance.between(-60, 40);
    return {
      table: anyTable(chance),
      papers: [
        ...alone(one),
        { paper: other, x: apart, y: chance.between(-60, 60), turn: chance.between(-0.15, 0.15) },
      ],
      fills: filling(chance),
    };
  },
  'a receipt': (chance) => scene(anyTable(chance), receipt(chance), filling(chance)),
  'an identity card': (chance) => scene(anyTable(chance), card(chance), filling(chance)),
  'an open passport': (chance) => scene(anyTable(chance), passport(chance), filling(chance)),
  'a patterned table': (chance) => scene(patternedTable(chance), any(chance), filling(chance)),
  'a light table': (chance) => scene(whiteTable(chance), any(chance), filling(chance)),
  'a shadow': (chance) => ({
    ...scene(anyTable(chance), any(chance), filling(chance)),
    shadow: { darkness: chance.between(0.2, 0.55), softness: chance.between(0.05, 1) },
  }),
  'a paper that reaches the border': (chance) =>
    scene(
      anyTable(chance),
      chance.oneOf([page, withPhotos, (each: Chance) => banded(each, 'top')])(chance),
      chance.between(1.02, 1.15),
    ),
};

/** The photograph of a seed; the kinds of photographs take turns. */
export const drawnPhotograph = (seed: number): DrawnPhotograph & { kind: string } => {
  const all = Object.entries(kinds);
  const [kind, sceneOf] = all[seed % all.length]!;
  const chance = chanceOf(seed);
  return { kind, ...draw(chance, sceneOf(chance)) };
};
