import { useMemo, useState, useSyncExternalStore } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { blockedEventOf } from '#machines/inspect/blockedEvents.ts';
import { unmasked } from '#machines/inspect/contextView.ts';
import { type MachineEntry, machineEntries } from '#machines/inspect/machineEntries.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import { logEntryOf, snapshotViewOf } from '#machines/inspect/snapshotView.ts';
import { eventTypeText } from '#machines/inspect/transitionText.ts';
import { chartOf, stateNamed } from './chart.ts';
import { EventsPanel } from './EventsPanel.tsx';
import { type Link, linkTo, parseLink } from './link.ts';
import { MachineView } from './MachineView.tsx';
import { NestedMachines } from './NestedMachines.tsx';
import { nestedIn, payloadText, targetsOf } from './simulation.ts';
import { useSimulation } from './useSimulation.ts';

export interface WorkbenchProps {
  /** The machine's name, as in `machines/{name}.ts`. */
  machine: string;
  /** The state to begin in: its id, its path or the end of its path. */
  at?: string;
  /** Events to begin with, as links spell them: 'NEXT', 'CHANGE as single man'. */
  events?: readonly string[];
}

/** The samples of each type together; first those that lead to another state. */
const byType = (snapshot: AnyMachineSnapshot, samples: readonly Sample[]): Sample[][] => {
  const types = [...new Set(samples.map(({ event }) => event.type))];
  const hasTarget = (type: string) => Number(targetsOf(snapshot, { type }, true).length > 0);
  return types
    .toSorted((one, other) => hasTarget(other) - hasTarget(one))
    .map((type) => samples.filter(({ event }) => event.type === type));
};

/** A payload is in the log anyway. */
const withoutPayload = (cause: string) => cause.replace(/ \{.*$/, ' …');

interface SimulatorProps {
  entry: MachineEntry;
  initial: Link;
  /** The machine that this one is nested in. */
  outer?: MachineEntry;
  /** Returns to the outer machine, with the output if there is one. */
  onLeave?: (output?: unknown) => void;
}

const Simulator = ({ entry, initial, outer, onLeave }: SimulatorProps) => {
  const { machine, title, form, samples, nested = [] } = entry;
  const { history, current, fault, send, show } = useSimulation(entry, initial);
  const [entered, setEntered] = useState<MachineEntry>();
  const shown = history[current]!;
  const { snapshot } = shown;
  const handled = useMemo(() => byType(snapshot, samples(snapshot)), [samples, snapshot]);
  const offered = useMemo(() => new Set(handled.map(([first]) => first!.event.type)), [handled]);
  const view = useMemo(() => {
    const events = handled.map((alike) => alike.map(({ event }) => event));
    return snapshotViewOf(form, shown, unmasked, events);
  }, [form, shown, handled]);
  const log = useMemo(() => history.map((each) => logEntryOf(form, each, unmasked)), [form, history]);

  const sendType = (type: string) => {
    const sample = handled.flat().find(({ event }) => event.type === type && snapshot.can(event));
    if (sample) send(sample);
  };
  const enter = (inner: MachineEntry | undefined) => setEntered(inner && nestedIn(snapshot, inner));
  /** The output of a nested machine is sent to this one. */
  const leave = (output?: unknown) => {
    setEntered(undefined);
    const event = { type: `xstate.done.actor.${entered!.name}`, output } as const;
    if (output !== undefined && snapshot.can(event)) send({ label: payloadText(event), event });
  };
  if (entered) return <Simulator key={entered.name} entry={entered} initial={{}} outer={entry} onLeave={leave} />;

  const textOf = (type: string) => eventTypeText(machine, type);
  return (
    <MachineView
      entry={entry}
      title={title}
      view={view}
      begins={!outer}
      at={initial.at && stateNamed(chartOf(machine), initial.at)?.id}
      fault={fault}
      offered={offered}
      onSend={sendType}
      onEnter={(actor) => enter(nested.find((inner) => inner.machine === machine.implementations.actors[actor]))}
      machines={
        <NestedMachines
          outer={outer}
          nested={nested}
          onEnter={enter}
          onLeave={() => onLeave?.(snapshot.status === 'done' ? snapshot.output : undefined)}
        />
      }
      link={
        !outer && (
          <a target="_self" href={linkTo(history.slice(0, current + 1).map(({ cause }) => cause))}>
            Link to here
          </a>
        )
      }
      log={log.map((each, at) => ({ ...each, cause: withoutPayload(each.cause), before: log[at - 1] }))}
      current={current}
      onShow={show}
      events={
        <EventsPanel
          textOf={textOf}
          targetsOf={(event, isBlocked) => targetsOf(snapshot, event, isBlocked)}
          handled={handled}
          reasonOf={(event) => blockedEventOf(form, snapshot, [event])}
          onSend={send}
        />
      }
    />
  );
};

const onHashChange = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** Simulates a machine: nothing runs and nothing is sent, every event is pressed. */
export const Workbench = ({ machine, ...initial }: WorkbenchProps) => {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  const entry = machineEntries.find(({ name }) => name === machine)!;
  return <Simulator key={hash} entry={entry} initial={parseLink(hash) ?? initial} />;
};
