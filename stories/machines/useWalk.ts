import { useState } from 'react';
import type { MachineEntry } from '#machines/inspect/machineEntries.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import { chartOf, stateNamed } from './chart.ts';
import { isIn, wayTo } from './journeys.ts';
import type { Link } from './link.ts';
import { advance, replayed, type Stand, spell } from './rehearsal.ts';

interface Walk {
  stands: readonly Stand[];
  now: number;
  /** Why it does not begin where it was to. */
  fault?: string;
}

const toState = (subject: MachineEntry, at: string): Omit<Walk, 'now'> => {
  const state = stateNamed(chartOf(subject.machine), at);
  if (!state)
    return { stands: replayed(subject, []), fault: `This machine has no state ${at}: this is its beginning.` };
  const stands = wayTo(subject, state.id);
  return isIn(stands.at(-1)!.snapshot, state.id)
    ? { stands }
    : { stands, fault: `${at} is left as soon as it is entered: nothing stands there.` };
};

const through = (subject: MachineEntry, events: readonly string[]): Omit<Walk, 'now'> => {
  const stands = replayed(subject, events);
  const left = events[stands.filter(({ cause }) => cause).length];
  return left === undefined
    ? { stands }
    : { stands, fault: `'${left}' leads nowhere here: from there on nothing was replayed.` };
};

/** What was walked before the page was loaded anew. */
const remembered = (subject: MachineEntry, key: string): Walk | undefined => {
  const kept = sessionStorage.getItem(key);
  if (!kept) return undefined;
  const { past, now } = JSON.parse(kept) as { past: [cause: string, time: number][]; now: number };
  const stands = replayed(subject, past.map(([cause]) => cause).filter(Boolean));
  // The machine may have changed since.
  if (stands.length < past.length) return undefined;
  return { stands: stands.map((stand, i) => ({ ...stand, time: past[i]![1] })), now };
};

/** A machine's walk from where a link or a story begins it; it survives a reload of the page. */
export const useWalk = (subject: MachineEntry, { at, events = [] }: Link) => {
  const key = `walk ${subject.name} ${at ?? events.join()}`;
  const [{ stands, now, fault }, setWalk] = useState<Walk>(() => {
    const begun = remembered(subject, key) ?? (at ? toState(subject, at) : through(subject, events));
    return { now: begun.stands.length - 1, ...begun };
  });
  const keep = (walk: Walk) => {
    const past = walk.stands.map(({ cause, time }) => [cause, time]);
    sessionStorage.setItem(key, JSON.stringify({ past, now: walk.now }));
    setWalk(walk);
  };
  const send = (sample: Sample) => {
    const { snapshot } = stands[now]!;
    const next = [...stands.slice(0, now + 1), advance(snapshot, sample.event, spell(subject.machine, sample))];
    keep({ stands: next, now: next.length - 1 });
  };
  return { stands, now, fault, send, go: (to: number) => keep({ stands, now: to }) };
};
