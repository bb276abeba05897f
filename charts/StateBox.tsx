import type { PlacedBox } from './layout.ts';
import type { Lights } from './lights.ts';
import { asButton, marksOf, Press } from './Press.tsx';
import { type SetRow, space } from './typeset.ts';

export interface StateBoxProps {
  placed: PlacedBox;
  lights: Lights;
  found: boolean;
  onSend?: ((type: string) => void) | undefined;
  /** Steps into a machine that goes on in a state, by its name. */
  onEnter?: ((machine: string) => void) | undefined;
}

const Lines = ({ lines, indent }: Pick<SetRow, 'lines' | 'indent'>) =>
  lines.map((line, i) => (
    <text key={line} x={i === 0 ? indent : 0} y={18 + i * space.line}>
      {line}
    </text>
  ));

/** A region in a folded state: in which of its states it is. */
const RegionRow = ({ set: { row, lines, indent }, lights, width }: { set: SetRow; lights: Lights; width: number }) => {
  const { key = '–', initial = true } = row.region?.states.find(({ id }) => lights.isActive(id)) ?? {};
  const changed = lights.wasTaken(row.region?.states.flatMap(({ ways }) => ways) ?? []);
  return (
    <g className="chart-region" data-on={!initial || undefined} data-taken={changed || undefined}>
      <rect className="chart-row" x={-8} width={width + 16} height={24} rx={2} />
      <circle cx={6} cy={13} r={4.5} />
      <Lines lines={lines} indent={indent} />
      <text className="chart-region-state" x={width} y={18} textAnchor="end">
        {key}
      </text>
    </g>
  );
};

const TextRow = ({ set: { row, lines, indent, height }, width }: { set: SetRow; width: number }) => (
  <>
    <rect className="chart-row" x={-8} width={width + 16} height={height - 2} rx={2} />
    {row.head && (
      <text className="chart-event" y={18}>
        {row.head}
      </text>
    )}
    <Lines lines={lines} indent={indent} />
  </>
);

interface FoldMarkProps {
  placed: PlacedBox;
  onFold: (id: string) => void;
}

/** Folds a state and unfolds it. It lies above the arrows. */
export const FoldMark = ({ placed: { box, x, y, width }, onFold }: FoldMarkProps) => (
  <g
    className="chart-fold"
    {...asButton(() => onFold(box.state.id))}
    aria-expanded={!box.folded}
    aria-label={`${box.state.key}: inner states`}
    transform={`translate(${x + width - 36} ${y + 6})`}
  >
    <rect width={28} height={28} rx={2} />
    <path d={box.folded ? 'M8 14h12M14 8v12' : 'M8 14h12'} />
  </g>
);

/** A state as a box with compartments: its name, and what happens in it. */
export const StateBox = ({ placed, lights, found, onSend, onEnter }: StateBoxProps) => {
  const { box, set, x, y, width, height } = placed;
  const inner = width - 2 * space.pad;
  return (
    <g
      className={box.state.region ? 'chart-box chart-box--region' : 'chart-box'}
      data-state={box.state.id}
      data-active={lights.isActive(box.state.id) || undefined}
      data-inside={box.boxes.length > 0 || undefined}
      data-found={found || undefined}
      data-fault={box.state.notes.some(({ fault }) => fault) || undefined}
      transform={`translate(${x} ${y})`}
    >
      {box.state.initial && <path className="chart-initial" d="M20 -12v8m-3 -3l3 4 3 -4M20 -15a3 3 0 1 0 .01 0" />}
      <rect className="chart-frame" width={width} height={height} rx={3} />
      {box.state.final && <rect className="chart-final" x={5} y={5} width={width - 10} height={height - 10} rx={2} />}
      <circle className="chart-lamp" cx={space.pad + 5} cy={20} r={5} />
      <text className="chart-name" x={space.pad + 18} y={25}>
        {box.state.key}
      </text>
      {set.rows.length > 0 && <path className="chart-rule" d={`M0 ${space.name}H${width}`} />}
      {set.rows.map((row) => {
        const { id, region, machine, fault, ways, arriving = [], asks } = row.row;
        const text = <TextRow set={row} width={inner} />;
        return (
          <g
            key={id}
            data-fault={fault}
            {...marksOf(lights, arriving)}
            transform={`translate(${space.pad} ${row.top})`}
          >
            {machine && onEnter ? (
              <g className="press press--machine" {...asButton(() => onEnter(machine))}>
                {text}
              </g>
            ) : (
              <Press ways={ways} asks={asks} lights={lights} onSend={onSend}>
                {region ? <RegionRow set={row} lights={lights} width={inner} /> : text}
              </Press>
            )}
          </g>
        );
      })}
    </g>
  );
};
