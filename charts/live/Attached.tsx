import { useState } from 'react';
import { Desk } from '#charts/Desk.tsx';
import { Missing } from '#charts/EventsPanel.tsx';
import { Panel } from '#charts/Panel.tsx';
import type { MachineEntry } from '#machines/inspect/machineEntries.ts';
import { wordsFor } from '#machines/inspect/transitionText.ts';
import { useLiveMoments } from './useLiveMoments.ts';

/** The chart of a machine that runs in another window: it follows what happens there, until one steps back. */
export const Attached = ({ subject: { name, title, machine } }: { subject: MachineEntry }) => {
  const moments = useLiveMoments(name);
  const [chosen, setChosen] = useState<number>();
  const last = moments.length - 1;
  const now = Math.min(chosen ?? last, last);
  const moment = moments[now];
  if (!moment)
    return (
      <main className="bench-choices">
        <h1>{title}</h1>
        <p role="status">Waiting for a page that runs this machine. Open it in another window of this browser.</p>
      </main>
    );
  return (
    <Desk
      name={name}
      title={`${title}, live`}
      log={moments}
      now={now}
      onGo={(at) => setChosen(at === last ? undefined : at)}
      machine={machine}
      moment={moment}
      events={
        <Panel name="Not possible yet">
          {moment.forbidden.length === 0 && <p>Every button of the page leads on.</p>}
          {moment.forbidden.map((forbidden) => (
            <div key={forbidden.type}>
              <h3>{wordsFor(machine, forbidden.type)}</h3>
              <Missing {...forbidden} />
            </div>
          ))}
        </Panel>
      }
    />
  );
};
