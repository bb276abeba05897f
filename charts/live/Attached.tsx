import { useState } from 'react';
import { Missing } from '#charts/EventsPanel.tsx';
import { MachineView } from '#charts/MachineView.tsx';
import { Panel } from '#charts/Panel.tsx';
import { type MachineEntry, machineEntries } from '#machines/inspect/machineEntries.ts';
import { wordsFor } from '#machines/inspect/transitionText.ts';
import { Actors } from './Actors.tsx';
import { Sequence } from './Sequence.tsx';
import { useLiveMoments } from './useLiveMoments.ts';

/** The charts of the machines that run in another window: they follow what happens there, until one steps back. */
export const Attached = ({ subject }: { subject: MachineEntry }) => {
  const all = useLiveMoments(subject.name);
  const [chosen, setChosen] = useState<{ actor?: string; number?: number }>({});
  const actors = [...new Map(all.flatMap((live) => live.actors).map((each) => [each.id, each])).values()];
  const actor =
    actors.find(({ id }) => id === chosen.actor) ?? actors.findLast(({ machine }) => machine === subject.name);
  const own = all.filter(({ to }) => to === actor?.id);
  const at = own.findIndex(({ number }) => number === chosen.number);
  const now = at < 0 ? own.length - 1 : at;
  const shown = own[now];
  const { name, title, machine } = machineEntries.find((entry) => entry.name === actor?.machine) ?? subject;
  if (!actor || !shown)
    return (
      <main className="bench-choices">
        <h1>{title}</h1>
        <p role="status">Waiting for a page that runs this machine. Open it in another window of this browser.</p>
      </main>
    );
  const { moment } = shown;
  const moments = own.map((live) => live.moment);
  const go = (to: string, number?: number) =>
    setChosen({
      actor: to,
      ...(number !== undefined && number !== all.findLast((live) => live.to === to)?.number && { number }),
    });
  return (
    <MachineView
      key={actor.id}
      name={name}
      title={`${title}, live`}
      log={moments}
      now={now}
      onGo={(index) => go(actor.id, own[index]!.number)}
      machine={machine}
      moment={moment}
      onEnter={(src) => {
        const part = actors.findLast((each) => each.parent === actor.id && each.name === src);
        if (part) go(part.id);
      }}
      events={
        <>
          <Actors actors={actors} shown={actor.id} onShow={go} />
          <Sequence live={all} actors={actors} shown={shown} onShow={({ to, number }) => go(to, number)} />
          <Panel name="Not possible yet">
            {moment.forbidden.length === 0 && <p>Every button of the page leads on.</p>}
            {moment.forbidden.map((forbidden) => (
              <div key={forbidden.type}>
                <h3>{wordsFor(machine, forbidden.type)}</h3>
                <Missing {...forbidden} />
              </div>
            ))}
          </Panel>
        </>
      }
    />
  );
};
