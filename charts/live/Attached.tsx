import { useState } from 'react';
import { chartOf, withDescendants } from '#charts/chart.ts';
import { BlockedReason } from '#charts/EventsPanel.tsx';
import { clock } from '#charts/LogPanel.tsx';
import { MachineView } from '#charts/MachineView.tsx';
import { Panel } from '#charts/Panel.tsx';
import { type MachineEntry, machineEntries } from '#machines/inspect/machineEntries.ts';
import { eventTypeText } from '#machines/inspect/transitionText.ts';
import type { LiveActor, LiveUpdate } from '#src/live/channel.ts';
import { Actors } from './Actors.tsx';
import { useLiveUpdates } from './useLiveUpdates.ts';

/** All actors of a tab so far. The form, the photographs and the menu are systems of their own. */
const actorsIn = (updates: readonly LiveUpdate[]): LiveActor[] => [
  ...new Map(updates.flatMap(({ actors }) => actors).map((each) => [each.id, each])).values(),
];

const tabsOf = (updates: readonly LiveUpdate[]) =>
  [...new Map(updates.map((update) => [update.page, update])).values()]
    .toSorted((one, other) => one.opened - other.opened)
    .map(({ page, address, opened }, at) => ({
      page,
      title: `Tab ${at + 1}: ${address}, opened ${clock(opened)}`,
      actors: actorsIn(updates.filter((update) => update.page === page)),
    }));

/** The innermost active state, which a link names. */
const activeState = ({ machine }: MachineEntry, { active }: LiveUpdate['view']) =>
  withDescendants(chartOf(machine)).find(
    ({ id, states }) => active.includes(id) && states.every((inner) => !active.includes(inner.id)),
  );

interface AttachedProps {
  entry: MachineEntry;
  /** The name of the frame whose page is shown, until another one is chosen. */
  frame?: string | undefined;
}

/** The charts of the machines that run in other tabs. They follow a machine's events until an earlier one is chosen. */
export const Attached = ({ entry, frame }: AttachedProps) => {
  const updates = useLiveUpdates();
  const [chosen, setChosen] = useState<{ page?: string; actor?: string; number?: number }>({});
  const tabs = tabsOf(updates);
  const runs = (update: LiveUpdate) =>
    update.actors.some(({ machine }) => machine === entry.name) && (!frame || update.frame === frame);
  const page = chosen.page ?? updates.findLast(runs)?.page;
  const actors = tabs.find((tab) => tab.page === page)?.actors ?? [];
  const actor =
    actors.find(({ id }) => id === chosen.actor) ?? actors.findLast(({ machine }) => machine === entry.name);
  const sequence = updates
    .filter((update) => update.page === page)
    .toSorted((one, other) => one.number - other.number)
    .filter(
      // React's strict mode runs effects twice: the present state comes again.
      ({ actor: its, view: { cause } }, at, all) =>
        cause || all.slice(at + 1).find((later) => later.actor === its)?.view.cause !== '',
    );
  const isOwn = (update: LiveUpdate) => update.actor === actor?.id;
  const shown = sequence.find((update) => isOwn(update) && update.number === chosen.number) ?? sequence.findLast(isOwn);
  const shownEntry = machineEntries.find(({ name }) => name === actor?.machine) ?? entry;
  if (!page || !actor || !shown)
    return (
      <main className="bench-choices">
        <title>{`${entry.title}, live`}</title>
        <h1>{entry.title}</h1>
        <p role="status">Waiting for a page that runs this machine. Open it in another window of this browser.</p>
        <p>
          <a href="/charts/">All charts</a>, or <a href={`?machine=${entry.name}#events=`}>simulate this one</a>
        </p>
      </main>
    );
  const { view } = shown;
  const show = (tab: string, id: string) => setChosen({ page: tab, actor: id });
  const nameOf = (id: string) => actors.find((each) => each.id === id)?.name;
  return (
    <MachineView
      key={`${page} ${actor.id}`}
      entry={shownEntry}
      title={`${shownEntry.title}, live`}
      view={view}
      link={
        <a
          href={`/charts/?machine=${shownEntry.name}#at=${encodeURIComponent(activeState(shownEntry, view)?.id ?? '')}`}
        >
          Simulate from here
        </a>
      }
      log={sequence.map((update, at) => ({
        ...update.view,
        cause: update.view.cause
          ? `${update.sender ?? 'page'} to ${nameOf(update.actor)}: ${update.view.cause}`
          : `${nameOf(update.actor)}: present state`,
        before: sequence.slice(0, at).findLast((earlier) => earlier.actor === update.actor)?.view,
      }))}
      current={sequence.indexOf(shown)}
      onShow={(index) => {
        const { actor: of, number } = sequence[index]!;
        // The last one is followed by those that come.
        const isLast = sequence.findLast((update) => update.actor === of)?.number === number;
        setChosen({ page, actor: of, ...(!isLast && { number }) });
      }}
      onEnter={(src) => {
        const invoked = actors.findLast((each) => each.parent === actor.id && each.name === src);
        if (invoked) show(page, invoked.id);
      }}
      events={
        <>
          <Actors tabs={tabs} isShown={(tab, id) => tab === page && id === actor.id} onShow={show} />
          <Panel name="Blocked events">
            {view.blocked.length === 0 && <p>No event of this machine is blocked.</p>}
            {view.blocked.map((blocked) => (
              <div key={blocked.type}>
                <h3>{eventTypeText(shownEntry.machine, blocked.type)}</h3>
                <BlockedReason {...blocked} />
              </div>
            ))}
          </Panel>
        </>
      }
    />
  );
};
