import './workbench.css';
import './panels.css';
import './chart.css';
import { type ReactNode, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ChartMoment, LogEntry } from '#machines/inspect/chartMoment.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ContextPanel } from './ContextPanel.tsx';
import { CoveragePanel } from './CoveragePanel.tsx';
import { chartOf, around as statesAround } from './chart.ts';
import { coverageOf } from './coverage.ts';
import { HistoryBar } from './HistoryBar.tsx';
import { LogPanel } from './LogPanel.tsx';
import { lightsOf } from './lights.ts';
import { Outline } from './Outline.tsx';
import { opened, openFor } from './picture.ts';
import { Search } from './Search.tsx';

export interface MachineViewProps {
  /** The machine's name. */
  name: string;
  title: string;
  machine: AnyStateMachine;
  moment: ChartMoment;
  /** The state a link leads to. */
  at?: string | undefined;
  /** Why the link leads elsewhere. */
  fault?: string | undefined;
  /** The types of event that can be sent now; none where a chart is only watched. */
  offered?: ReadonlySet<string>;
  onSend?: ((type: string) => void) | undefined;
  onEnter?: ((machine: string) => void) | undefined;
  /** The way into other machines, and back. */
  parts?: ReactNode;
  /** A link that leads to the moment that is shown. */
  link?: string;
  log: readonly LogEntry[];
  /** Which of them is shown. */
  now: number;
  onGo: (at: number) => void;
  events: ReactNode;
}

const none: ReadonlySet<string> = new Set();

/** A machine's chart at a moment, with all that belongs to it around it. */
export const MachineView = ({ name, title, machine, moment, offered = none, onSend, ...around }: MachineViewProps) => {
  const { at, fault, onEnter, parts, link, events, log, now, onGo } = around;
  const chart = chartOf(machine);
  const lights = useMemo(() => lightsOf(moment, offered, coverageOf(name)), [moment, offered, name]);
  const [open, setOpen] = useState(() => openFor(chart, at));
  const [found, setFound] = useState<string>();
  const [wide, setWide] = useState(false);
  const show = (id: string) => {
    setOpen((before) => opened(before, statesAround(chart, id)));
    setFound(id);
  };
  return (
    <main className="bench" data-wide={wide || undefined}>
      <header className="bench-head">
        <div className="bench-title">
          <h1>{title}</h1>
          {parts}
        </div>
        <Search chart={chart} onFind={show} />
        <HistoryBar cause={log.map(({ cause }) => cause)} at={now} link={link} onGo={onGo} />
        <button type="button" className="bench-button" aria-expanded={!wide} onClick={() => setWide(!wide)}>
          Panels
        </button>
        {fault && (
          <p className="bench-faults" role="alert">
            {fault}
          </p>
        )}
      </header>
      <ChartFrame
        name={title}
        machine={machine}
        lights={lights}
        open={open}
        found={found}
        at={at}
        onEnter={onEnter}
        onOpen={setOpen}
        onSend={
          onSend &&
          ((type) => {
            setFound(undefined);
            onSend(type);
          })
        }
      />
      <div className="bench-side" hidden={wide}>
        {events}
        <LogPanel log={log} now={now} onGo={onGo} />
        <ContextPanel sections={moment.sections} active={moment.active} />
        <CoveragePanel chart={chart} lights={lights} onShow={show} />
        <Outline chart={chart} lights={lights} onShow={show} />
      </div>
    </main>
  );
};
