import { useState } from 'react';
import { BlockedReason } from '#charts/EventsPanel.tsx';
import { MachineView } from '#charts/MachineView.tsx';
import { Panel } from '#charts/Panel.tsx';
import { type MachineEntry, machineEntries } from '#machines/inspect/machineEntries.ts';
import { eventTypeText } from '#machines/inspect/transitionText.ts';
import { Actors } from './Actors.tsx';
import { useLiveUpdates } from './useLiveUpdates.ts';

/** The charts of the machines that run in another window. They follow its events until an earlier one is chosen. */
export const Attached = ({ entry }: { entry: MachineEntry }) => {
  const updates = useLiveUpdates(entry.name);
  const [chosen, setChosen] = useState<{ actor?: string; number?: number | undefined }>({});
  // The form, the photographs and the menu are systems of their own.
  const actors = [...new Map(updates.flatMap((update) => update.actors).map((each) => [each.id, each])).values()];
  const actor =
    actors.find(({ id }) => id === chosen.actor) ?? actors.findLast(({ machine }) => machine === entry.name);
  const own = updates.filter((update) => update.actor === actor?.id);
  const at = own.findIndex(({ number }) => number === chosen.number);
  const current = at < 0 ? own.length - 1 : at;
  const shown = own[current];
  const { title, machine } = machineEntries.find((each) => each.name === actor?.machine) ?? entry;
  if (!actor || !shown)
    return (
      <main className="bench-choices">
        <h1>{title}</h1>
        <p role="status">Waiting for a page that runs this machine. Open it in another window of this browser.</p>
      </main>
    );
  const { view } = shown;
  return (
    <MachineView
      key={actor.id}
      title={`${title}, live`}
      machine={machine}
      view={view}
      log={own.map((update) => update.view)}
      current={current}
      // The last one is followed by those that come.
      onShow={(index) => setChosen({ actor: actor.id, number: own.slice(0, -1)[index]?.number })}
      onEnter={(src) => {
        const invoked = actors.findLast((each) => each.parent === actor.id && each.name === src);
        if (invoked) setChosen({ actor: invoked.id });
      }}
      events={
        <>
          <Actors actors={actors} shown={actor.id} onShow={(id) => setChosen({ actor: id })} />
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
