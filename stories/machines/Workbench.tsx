import { useMemo, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { momentOf } from '#machines/inspect/chartMoment.ts';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { openly } from '#machines/inspect/redaction.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import { listening } from '#machines/inspect/transitions.ts';
import { wordsFor } from '#machines/inspect/transitionText.ts';
import { Desk } from './Desk.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { HistoryBar } from './HistoryBar.tsx';
import { wayTo } from './journeys.ts';
import { linked, linkTo } from './link.ts';
import { advance, replayed, type Stand, spell } from './rehearsal.ts';

export interface WorkbenchProps {
  /** The machine's name, as in `machines/{name}.ts`. */
  machine: string;
  /** The id of a state to begin in. */
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

/** A machine to walk: nothing runs and nothing is sent, every event is yours. */
export const Workbench = ({ machine: name, ...begun }: WorkbenchProps) => {
  const subject = machineEntries.find((each) => each.name === name)!;
  const { machine, title, applying, samples } = subject;
  const [{ at, events = [] }] = useState(() => linked(location.hash) ?? begun);
  const [stands, setStands] = useState<readonly Stand[]>(() => (at ? wayTo(subject, at) : replayed(subject, events)));
  const [now, setNow] = useState(stands.length - 1);
  const { snapshot, said, taken } = stands[now]!;
  const heard = useMemo(() => alike(snapshot, samples(snapshot)), [samples, snapshot]);
  const offered = useMemo(() => new Set(heard.map(([first]) => first!.event.type)), [heard]);
  const moment = useMemo(
    () =>
      momentOf(applying?.form, snapshot, {
        said,
        taken,
        telling: openly,
        events: heard.map((one) => one.map(({ event }) => event)),
      }),
    [applying, snapshot, said, taken, heard],
  );

  const send = (sample: Sample) => {
    const next = [...stands.slice(0, now + 1), advance(snapshot, sample.event, spell(machine, sample))];
    setStands(next);
    setNow(next.length - 1);
  };
  const sendType = (type: string) => {
    const open = heard.flat().find(({ event }) => event.type === type && snapshot.can(event));
    if (open) send(open);
  };
  const past = stands.map((stand) => stand.said);
  return (
    <Desk
      title={title}
      machine={machine}
      moment={moment}
      at={at}
      offered={offered}
      onSend={sendType}
      history={<HistoryBar said={past} at={now} link={linkTo(past.slice(0, now + 1))} onGo={setNow} />}
      events={
        <EventsPanel
          words={(type) => wordsFor(machine, type)}
          heard={heard}
          forbidden={moment.forbidden}
          onSend={send}
        />
      }
    />
  );
};
