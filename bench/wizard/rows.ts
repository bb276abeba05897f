import type { Row } from '../table.ts';
import type { KeyCost, Pace } from './keys.ts';
import type { NextCost } from './next.ts';

const ms = (number: number) => `${number.toFixed(2)} ms`;
const amount = (number: number) => Number(number.toFixed(2)).toString();
const inWords = (entries: number) => (entries === 1 ? '1 entry' : `${entries} entries`);

const counts = ({ counts: { commits, components, mutations } }: KeyCost) =>
  [commits, components, mutations].map(amount).join(' / ');

/** One engine beside ours in one field; `most` is the aim for the ratio. */
const scriptRow = (what: string, ours: KeyCost, other: KeyCost, most?: number): Row => {
  const ratio = ours.spent.script / other.spent.script;
  return {
    what: `${what}: script`,
    ours: ms(ours.spent.script),
    beside: `${ms(other.spent.script)}: ${other.engine.title}`,
    ratio,
    aim: most === undefined ? '' : `<= ${most.toFixed(2)}`,
    ...(most !== undefined && { met: ratio <= most }),
  };
};

/** Costs of the engines in their order: ours, react-hook-form, which is the aim, then the others. */
export const keyRows = (costs: readonly KeyCost[], entries: number, pace: Pace): Row[] =>
  pace.places.flatMap((place) => {
    const [ours, ...others] = costs.filter((cost) => cost.place === place) as [KeyCost, KeyCost, ...KeyCost[]];
    const [form] = others;
    const beside = (figure: (cost: KeyCost) => string) =>
      others.map((cost) => `${figure(cost)}: ${cost.engine.title}`).join('; ');
    const what = `Key ${pace.name}, ${inWords(entries)}, ${place}`;
    return [
      ...others.map((other, i) => scriptRow(what, ours, other, i === 0 ? 1.2 : undefined)),
      {
        what: `${what}: whole task`,
        ours: ms(ours.spent.task),
        beside: beside(({ spent }) => ms(spent.task)),
        ratio: ours.spent.task / form.spent.task,
        aim: '',
      },
      {
        what: `${what}: commits / components / DOM changes`,
        ours: counts(ours),
        beside: beside(counts),
        aim: '0 commits',
        met: ours.counts.commits === 0,
      },
    ];
  });

export const flatRow = (few: readonly KeyCost[], many: readonly KeyCost[], pace: Pace): Row => {
  const growth = (engine: number) => many[engine]!.spent.script / few[engine]!.spent.script;
  const form = pace.places.length;
  return {
    what: `Key ${pace.name}, 20 entries to 1, ${few[0]!.place}: script`,
    ours: `${ms(many[0]!.spent.script)} to ${ms(few[0]!.spent.script)}`,
    beside: `${growth(form).toFixed(2)} times: ${few[form]!.engine.title}`,
    ratio: growth(0),
    aim: '',
  };
};

/** The longest step beside the fullest one of the other form, in a list's field. */
export const longStepRow = ([ours, , other]: readonly KeyCost[], entries: number): Row => ({
  what: `Key in a burst, ${inWords(entries)}, ${ours!.engine.title}: script; whole task; commits`,
  ours: `${ms(ours!.spent.script)}; ${ms(ours!.spent.task)}; ${amount(ours!.counts.commits)}`,
  beside: `${ms(other!.spent.script)}; ${ms(other!.spent.task)}: the staff form’s Education`,
  ratio: ours!.spent.script / other!.spent.script,
  aim: '0 commits',
  met: ours!.counts.commits === 0,
});

const next = ({ task, script, shown }: NextCost) =>
  `${task.toFixed(0)} ms task, ${script.toFixed(0)} ms script, shown in ${shown.toFixed(0)} ms`;

export const nextRow = (ours: NextCost, other: NextCost, title: string, entries: number): Row => {
  const ratio = ours.task / other.task;
  return {
    what: `Next, ${inWords(entries)}: whole task`,
    ours: next(ours),
    beside: `${next(other)}: ${title}`,
    ratio,
    aim: '<= 1.00',
    met: ratio <= 1,
  };
};
