import './workbench.css';
import './chart.css';
import { type ReactNode, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ChartMoment } from '#machines/inspect/chartMoment.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ContextPanel } from './ContextPanel.tsx';
import { around, chartOf } from './chart.ts';
import { lightsOf } from './lights.ts';
import { Outline } from './Outline.tsx';
import { opened, openFor } from './picture.ts';
import { Search } from './Search.tsx';

export interface DeskProps {
  title: string;
  machine: AnyStateMachine;
  moment: ChartMoment;
  /** The state a link leads to. */
  at?: string | undefined;
  /** The types of event that can be sent now; none where a chart is only watched. */
  offered?: ReadonlySet<string>;
  onSend?: ((type: string) => void) | undefined;
  history: ReactNode;
  events: ReactNode;
}

const none: ReadonlySet<string> = new Set();

/** A machine's chart at a moment, with all that belongs to it around it. */
export const Desk = ({ title, machine, moment, at, offered = none, onSend, history, events }: DeskProps) => {
  const chart = chartOf(machine);
  const lights = useMemo(() => lightsOf(moment, offered), [moment, offered]);
  const [open, setOpen] = useState(() => openFor(chart, at));
  const [found, setFound] = useState<string>();
  const show = (id: string) => {
    setOpen((before) => opened(before, around(chart, id)));
    setFound(id);
  };
  return (
    <main className="bench">
      <header className="bench-head">
        <h1>{title}</h1>
        <Search chart={chart} onFind={show} />
        {history}
      </header>
      <ChartFrame
        name={title}
        machine={machine}
        lights={lights}
        open={open}
        found={found}
        at={at}
        onOpen={setOpen}
        onSend={
          onSend &&
          ((type) => {
            setFound(undefined);
            onSend(type);
          })
        }
      />
      <div className="bench-side">
        {events}
        <ContextPanel sections={moment.sections} active={moment.active} />
        <Outline chart={chart} lights={lights} onShow={show} />
      </div>
    </main>
  );
};
