import { useMemo, useState, useSyncExternalStore } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { logEntryOf, momentOf } from '#machines/inspect/chartMoment.ts';
import { type MachineEntry, machineEntries } from '#machines/inspect/machineEntries.ts';
import { openly } from '#machines/inspect/redaction.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import { listening } from '#machines/inspect/transitions.ts';
import { wordsFor } from '#machines/inspect/transitionText.ts';
import { chartOf, stateNamed } from './chart.ts';
import { Desk } from './Desk.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { type Link, linked, linkTo } from './link.ts';
import { OwnPayload } from './OwnPayload.tsx';
import { Parts } from './Parts.tsx';
import { begunIn, writePayload } from './rehearsal.ts';
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

/** What a log tells anyway is left out. */
const shortly = (cause: string) => cause.replace(/ \{.*$/, ' …');

interface BenchProps {
  subject: MachineEntry;
  begun: Link;
  /** The machine it was stepped into from. */
  from?: MachineEntry;
  /** Steps out again, with what the machine has come to, if it has. */
  onLeave?: (output?: unknown) => void;
}

const Bench = ({ subject, begun, from, onLeave }: BenchProps) => {
  const { name, machine, title, applying, samples, parts = [] } = subject;
  const form = applying?.form;
  const { stands, now, fault, send, go } = useWalk(subject, begun);
  const [entered, setEntered] = useState<MachineEntry>();
  const { snapshot, taken, ...led } = stands[now]!;
  const heard = useMemo(() => alike(snapshot, samples(snapshot)), [samples, snapshot]);
  const offered = useMemo(() => new Set(heard.map(([first]) => first!.event.type)), [heard]);
  const moment = useMemo(
    () =>
      momentOf(form, snapshot, {
        cause: '',
        taken,
        redaction: openly,
        events: heard.map((one) => one.map(({ event }) => event)),
      }),
    [form, snapshot, taken, heard],
  );
  const log = useMemo(
    () => stands.map((stand) => logEntryOf(form, stand.snapshot, { ...stand, redaction: openly })),
    [form, stands],
  );

  const sendType = (type: string) => {
    const open = heard.flat().find(({ event }) => event.type === type && snapshot.can(event));
    if (open) send(open);
  };
  const enter = (part: MachineEntry | undefined) => setEntered(part && begunIn(snapshot, part));
  /** Comes back from a machine that goes on in this one; what it has come to happens here. */
  const leave = (output?: unknown) => {
    setEntered(undefined);
    const event = { type: `xstate.done.actor.${entered!.name}`, output } as const;
    if (output !== undefined && snapshot.can(event)) send({ label: writePayload(event), event });
  };
  if (entered) return <Bench key={entered.name} subject={entered} begun={{}} from={subject} onLeave={leave} />;

  const words = (type: string) => wordsFor(machine, type);
  return (
    <Desk
      name={name}
      title={title}
      machine={machine}
      moment={{ ...moment, ...led }}
      at={begun.at && stateNamed(chartOf(machine), begun.at)?.id}
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
      link={linkTo(stands.slice(0, now + 1).map(({ cause }) => cause))}
      log={log.map((each) => ({ ...each, cause: shortly(each.cause) }))}
      now={now}
      onGo={go}
      events={
        <EventsPanel words={words} heard={heard} forbidden={moment.forbidden} onSend={send}>
          <OwnPayload key={now} machine={name} words={words} heard={heard} onSend={send} />
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
export const Workbench = ({ machine, ...begun }: WorkbenchProps) => {
  const hash = useSyncExternalStore(onHash, () => location.hash);
  const subject = machineEntries.find(({ name }) => name === machine)!;
  return <Bench key={hash} subject={subject} begun={linked(hash) ?? begun} />;
};
