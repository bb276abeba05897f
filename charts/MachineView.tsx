import './workbench.css';
import './panels.css';
import './chart.css';
import { type ReactNode, useMemo, useState } from 'react';
import type { MachineEntry } from '#machines/inspect/machineEntries.ts';
import type { SnapshotView } from '#machines/inspect/snapshotView.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ContextPanel } from './ContextPanel.tsx';
import { ancestorsOf, chartOf } from './chart.ts';
import { openFor, withOpened } from './diagram.ts';
import { HistoryBar } from './HistoryBar.tsx';
import { highlightsOf } from './highlights.ts';
import { type LoggedEntry, LogPanel } from './LogPanel.tsx';
import { Search } from './Search.tsx';

interface MachineViewProps {
  entry: MachineEntry;
  title: string;
  view: SnapshotView;
  /** The id of the state that a link leads to. */
  at?: string | undefined;
  /** A link can lead to a state of it. */
  begins?: boolean;
  /** Why the link leads elsewhere. */
  fault?: string | undefined;
  /** The types of event that can be sent now; none where a chart is only watched. */
  offered?: ReadonlySet<string>;
  onSend?: ((type: string) => void) | undefined;
  onEnter?: ((machine: string) => void) | undefined;
  /** The links to other machines. */
  machines?: ReactNode;
  /** A link that leads to the snapshot. */
  link?: ReactNode;
  log: readonly LoggedEntry[];
  /** The index of the log's entry that is shown. */
  current: number;
  onShow: (index: number) => void;
  events: ReactNode;
}

const none: ReadonlySet<string> = new Set();

/** The chart of a machine at a snapshot, with the panels around it. */
export const MachineView = (props: MachineViewProps) => {
  const { entry, title, view, offered = none, onSend, at, begins = false, fault, onEnter, machines, link } = props;
  const { events, log, current, onShow } = props;
  const { machine } = entry;
  const chart = chartOf(machine);
  const highlights = useMemo(() => highlightsOf(view, offered), [view, offered]);
  const [open, setOpen] = useState(() => openFor(chart, at));
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isWide, setIsWide] = useState(() => new URLSearchParams(location.search).has('wide'));
  const select = (ids: readonly string[]) => {
    setOpen((before) =>
      withOpened(
        before,
        ids.flatMap((id) => ancestorsOf(chart, id)),
      ),
    );
    setSelected(ids);
  };
  const send = (type: string) => {
    setSelected([]);
    onSend?.(type);
  };
  return (
    <main className="bench" data-wide={isWide || undefined}>
      <title>{title}</title>
      <header className="bench-head">
        <div className="bench-title">
          <h1>{title}</h1>
          {machines}
        </div>
        <Search entry={entry} begins={begins} onFind={select} />
        <HistoryBar current={current} last={log.length - 1} link={link} onShow={onShow} />
        {window !== window.top && (
          <a href={`${location.search}${location.search ? '&' : '?'}wide${location.hash}`} target="_top">
            Whole window
          </a>
        )}
        {fault && (
          <p className="bench-faults" role="alert">
            {fault}
          </p>
        )}
      </header>
      <ChartFrame
        name={title}
        machine={machine}
        highlights={highlights}
        open={open}
        selected={selected}
        at={at}
        onOpen={setOpen}
        onEnter={onEnter}
        onSend={onSend && send}
        buttons={
          <button type="button" className="bench-button" aria-expanded={!isWide} onClick={() => setIsWide(!isWide)}>
            Panels
          </button>
        }
      />
      <div className="bench-side" hidden={isWide}>
        {events}
        <LogPanel log={log} current={current} onShow={onShow} />
        <ContextPanel sections={view.sections} active={view.active} />
      </div>
    </main>
  );
};
