import { useState } from 'react';
import { BlockedReason } from '#charts/EventsPanel.tsx';
import { MachineView } from '#charts/MachineView.tsx';
import { Panel } from '#charts/Panel.tsx';
import { type MachineEntry, machineEntries } from '#machines/inspect/machineEntries.ts';
import { eventTypeText } from '#machines/inspect/transitionText.ts';
import { Actors } from './Actors.tsx';
import { Sequence } from './Sequence.tsx';
import { useLiveUpdates } from './useLiveUpdates.ts';

/** The charts of the machines that run in another window. They follow its events until an earlier one is chosen. */
export const Attached = ({ entry }: { entry: MachineEntry }) => {
  const updates = useLiveUpdates(entry.name);
  const [chosen, setChosen] = useState<{ actor?: string; number?: number }>({});
  const actors = [...new Map(updates.flatMap((update) => update.actors).map((each) => [each.id, each])).values()];
  const actor =
    actors.find(({ id }) => id === chosen.actor) ?? actors.findLast(({ machine }) => machine === entry.name);
  const own = updates.filter(({ to }) => to === actor?.id);
  const at = own.findIndex(({ number }) => number === chosen.number);
  const current = at < 0 ? own.length - 1 : at;
  const shown = own[current];
  const { name, title, machine } = machineEntries.find((each) => each.name === actor?.machine) ?? entry;
  if (!actor || !shown)
    return (
      <main className="bench-choices">
        <h1>{title}</h1>
        <p role="status">Waiting for a page that runs this machine. Open it in another window of this browser.</p>
      </main>
    );
  const { view } = shown;
  const show = (to: string, number?: number) =>
    setChosen({
      actor: to,
      ...(number !== undefined && number !== updates.findLast((update) => update.to === to)?.number && { number }),
    });
  return (
    <MachineView
      key={actor.id}
      name={name}
      title={`${title}, live`}
      machine={machine}
      view={view}
      log={own.map((update) => update.view)}
      current={current}
      onShow={(index) => show(actor.id, own[index]!.number)}
      onEnter={(src) => {
        const invoked = actors.findLast((each) => each.parent === actor.id && each.name === src);
        if (invoked) show(invoked.id);
      }}
      events={
        <>
          <Actors actors={actors} shown={actor.id} onShow={show} />
          <Sequence updates={updates} actors={actors} shown={shown} onShow={({ to, number }) => show(to, number)} />
          <Panel name="Not possible yet">
            {view.blocked.length === 0 && <p>Every button of the page leads on.</p>}
            {view.blocked.map((blocked) => (
              <div key={blocked.type}>
                <h3>{eventTypeText(machine, blocked.type)}</h3>
                <BlockedReason {...blocked} />
              </div>
            ))}
          </Panel>
        </>
      }
    />
  );
};
