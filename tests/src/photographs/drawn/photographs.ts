import { type Chance, chanceOf } from '#tests/src/photographs/drawn/chance.ts';
import { banded, card, type Paper, page, passport, receipt, withPhotos } from '#tests/src/photographs/drawn/papers.ts';
import { type DrawnPhotograph, draw, type Scene } from '#tests/src/photographs/drawn/scene.ts';
import { anyTable, darkTable, lightTable, patternedTable, whiteTable } from '#tests/src/photographs/drawn/tables.ts';

const alone = (paper: Paper) => [{ paper, x: 0, y: 0, turn: 0 }];

const filling = (chance: Chance) => chance.between(0.55, 0.93);

const any = (chance: Chance) =>
  chance.oneOf([page, page, withPhotos, card, passport, (each: Chance) => banded(each, 'top')])(chance);

const kinds: Readonly<Record<string, (chance: Chance) => Scene>> = {
  'a band on a dark table': (chance) => ({
    table: darkTable(chance),
    papers: alone(banded(chance, 'top')),
    fills: filling(chance),
  }),
  'a band on a light table': (chance) => ({
    table: lightTable(chance),
    papers: alone(banded(chance, 'top')),
    fills: filling(chance),
  }),
  'a dark footer': (chance) => ({
    table: anyTable(chance),
    papers: alone(banded(chance, 'bottom', chance.happens(0.3) ? banded(chance, 'top') : page(chance))),
    fills: filling(chance),
  }),
  'photos on a form': (chance) => ({
    table: anyTable(chance),
    papers: alone(withPhotos(chance)),
    fills: filling(chance),
  }),
  'two papers': (chance) => {
    const [one, other] = [page(chance), chance.oneOf([page, card, receipt])(chance)];
    const apart = (one.width + other.width) / 2 + chance.between(-60, 40);
    return {
      table: anyTable(chance),
      papers: [
        { paper: one, x: 0, y: 0, turn: 0 },
        { paper: other, x: apart, y: chance.between(-60, 60), turn: chance.between(-0.15, 0.15) },
      ],
      fills: filling(chance),
    };
  },
  'a receipt': (chance) => ({ table: anyTable(chance), papers: alone(receipt(chance)), fills: filling(chance) }),
  'an identity card': (chance) => ({ table: anyTable(chance), papers: alone(card(chance)), fills: filling(chance) }),
  'an open passport': (chance) => ({
    table: anyTable(chance),
    papers: alone(passport(chance)),
    fills: filling(chance),
  }),
  'a patterned table': (chance) => ({
    table: patternedTable(chance),
    papers: alone(any(chance)),
    fills: filling(chance),
  }),
  'a light table': (chance) => ({ table: whiteTable(chance), papers: alone(any(chance)), fills: filling(chance) }),
  'a shadow': (chance) => ({
    table: anyTable(chance),
    papers: alone(any(chance)),
    fills: filling(chance),
    shadow: { darkness: chance.between(0.2, 0.55), softness: chance.between(0.05, 1) },
  }),
  'a paper that reaches the border': (chance) => ({
    table: anyTable(chance),
    papers: alone(chance.oneOf([page, withPhotos, (each: Chance) => banded(each, 'top')])(chance)),
    fills: chance.between(1.02, 1.15),
  }),
};

/** The photograph of a seed; the kinds of photographs take turns. */
export const drawnPhotograph = (seed: number): DrawnPhotograph & { kind: string } => {
  const all = Object.entries(kinds);
  const [kind, sceneOf] = all[seed % all.length]!;
  const chance = chanceOf(seed);
  return { kind, ...draw(chance, sceneOf(chance)) };
};
