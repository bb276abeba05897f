import { useMemo, useState, useSyncExternalStore } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { logEntryOf, momentOf } from '#machines/inspect/chartMoment.ts';
import { type MachineEntry, machineEntries } from '#machines/inspect/machineEntries.ts';
import { openly } from '#machines/inspect/redaction.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import { listening } from '#machines/inspect/transitions.ts';
import { wordsFor } from '#machines/inspect/transitionText.ts';
import { chartOf, stateNamed, within } from './chart.ts';
import { EventsPanel } from './EventsPanel.tsx';
import { type Link, linked, linkTo } from './link.ts';
import { MachineView } from './MachineView.tsx';
import { OwnPayload } from './OwnPayload.tsx';
import { Parts } from './Parts.tsx';
import { runningIn, writePayload } from './rehearsal.ts';
import { useWalk } from './useWalk.ts';

export interface WorkbenchProps {
  /** The machine's name, as in `machines/{name}.ts`. */
  machine: string;
  /** The state to begin in: its id, its path or the end of it. */
  at?: string;
  /** Events to begin with, as links spell them: 'NEXT', 'CHANGE as single man'. */
  events?: readonly string[];
}

/** The samples of each type together; first what leads elsewhere. */
const alike = (snapshot: AnyMachineSnapshot, samples: readonly Sample[]): Sample[][] => {
  const leading = new Set(listening(snapshot).flatMap(({ eventType, target }) => (target ? [eventType] : [])));
  const types = [...new Set(samples.map(({ event }) => event.type))];
  return types
    .toReversed()
    .toSorted((one, other) => Number(leading.has(other)) - Number(leading.has(one)))
    .map((type) => samples.filter(({ event }) => event.type === type));
};

/** What the log says anyway is left out. */
const shortly = (cause: string) => cause.replace(/ \{.*$/, ' …');

interface BenchProps {
  subject: MachineEntry;
  initial: Link;
  /** The machine it was stepped into from. */
  from?: MachineEntry;
  /** Steps out again, with what the machine has come to, if it has. */
  onLeave?: (output?: unknown) => void;
}

const Bench = ({ subject, initial, from, onLeave }: BenchProps) => {
  const { name, machine, title, applying, samples, parts = [] } = subject;
  const form = applying?.form;
  const { entries, now, fault, send, go } = useWalk(subject, initial);
  const [entered, setEntered] = useState<MachineEntry>();
  const { snapshot, taken, ...led } = entries[now]!;
  const handled = useMemo(() => alike(snapshot, samples(snapshot)), [samples, snapshot]);
  const offered = useMemo(() => new Set(handled.map(([first]) => first!.event.type)), [handled]);
  const moment = useMemo(
    () =>
      momentOf(form, snapshot, {
        cause: '',
        taken,
        redaction: openly,
        events: handled.map((one) => one.map(({ event }) => event)),
      }),
    [form, snapshot, taken, handled],
  );
  const log = useMemo(
    () => entries.map((entry) => logEntryOf(form, entry.snapshot, { ...entry, redaction: openly })),
    [form, entries],
  );

  const sendType = (type: string) => {
    const open = handled.flat().find(({ event }) => event.type === type && snapshot.can(event));
    if (open) send(open);
  };
  const enter = (part: MachineEntry | undefined) => setEntered(part && runningIn(snapshot, part));
  /** Comes back from a machine that goes on in this one; what it has come to happens here. */
  const leave = (output?: unknown) => {
    setEntered(undefined);
    const event = { type: `xstate.done.actor.${entered!.name}`, output } as const;
    if (output !== undefined && snapshot.can(event)) send({ label: writePayload(event), event });
  };
  if (entered) return <Bench key={entered.name} subject={entered} initial={{}} from={subject} onLeave={leave} />;

  const words = (type: string) => wordsFor(machine, type);
  const chart = chartOf(machine);
  const ways = within(chart).flatMap((state) => (moment.active.includes(state.id) ? state.ways : []));
  const leads = (type: string) => [
    ...new Set(ways.flatMap(({ type: own, to }) => (own === type && to ? [to.split('.').at(-1)!] : []))),
  ];
  return (
    <MachineView
      name={name}
      title={title}
      machine={machine}
      moment={{ ...moment, ...led }}
      at={initial.at && stateNamed(chart, initial.at)?.id}
      fault={fault}
      offered={offered}
      onSend={sendType}
      onEnter={(actor) => enter(parts.find((part) => part.machine === machine.implementations.actors[actor]))}
      parts={
        <Parts
          from={from}
          parts={parts}
          onEnter={enter}
          onLeave={() => onLeave?.(snapshot.status === 'done' ? snapshot.output : undefined)}
        />
      }
      link={linkTo(entries.slice(0, now + 1).map(({ cause }) => cause))}
      log={log.map((each) => ({ ...each, cause: shortly(each.cause) }))}
      now={now}
      onGo={go}
      events={
        <EventsPanel words={words} leads={leads} handled={handled} forbidden={moment.forbidden} onSend={send}>
          <OwnPayload key={now} snapshot={snapshot} words={words} handled={handled} onSend={send} />
        </EventsPanel>
      }
    />
  );
};

const onHash = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** A machine to walk: nothing runs and nothing is sent, every event is yours. */
export const Workbench = ({ machine, ...initial }: WorkbenchProps) => {
  const hash = useSyncExternalStore(onHash, () => location.hash);
  const subject = machineEntries.find(({ name }) => name === machine)!;
  return <Bench key={hash} subject={subject} initial={linked(hash) ?? initial} />;
};
