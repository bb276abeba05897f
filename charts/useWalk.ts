import { useState } from 'react';
import type { MachineEntry } from '#machines/inspect/machineEntries.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import { chartOf, stateNamed } from './chart.ts';
import { isIn, wayTo } from './journeys.ts';
import type { Link } from './link.ts';
import { advance, replayed, spell, type WalkEntry } from './rehearsal.ts';

interface Walk {
  entries: readonly WalkEntry[];
  now: number;
  /** Why it does not begin where it was to. */
  fault?: string;
}

const toState = (subject: MachineEntry, at: string): Omit<Walk, 'now'> => {
  const state = stateNamed(chartOf(subject.machine), at);
  if (!state)
    return { entries: replayed(subject, []), fault: `This machine has no state ${at}: this is its beginning.` };
  const entries = wayTo(subject, state.id);
  return isIn(entries.at(-1)!.snapshot, state.id)
    ? { entries }
    : { entries, fault: `${at} is left as soon as it is entered: a walk cannot stop there.` };
};

const through = (subject: MachineEntry, events: readonly string[]): Omit<Walk, 'now'> => {
  const entries = replayed(subject, events);
  const left = events[entries.filter(({ cause }) => cause).length];
  return left === undefined
    ? { entries }
    : { entries, fault: `'${left}' leads nowhere here: from there on nothing was replayed.` };
};

/** What was walked before the page was reloaded. */
const remembered = (subject: MachineEntry, key: string): Walk | undefined => {
  const stored = sessionStorage.getItem(key);
  if (!stored) return undefined;
  const { past, now } = JSON.parse(stored) as { past: [cause: string, time: number][]; now: number };
  const entries = replayed(subject, past.map(([cause]) => cause).filter(Boolean));
  // The machine may have changed since.
  if (entries.length < past.length) return undefined;
  return { entries: entries.map((entry, i) => ({ ...entry, time: past[i]![1] })), now };
};

/** A machine's walk from where a link or a story begins it; it survives a reload of the page. */
export const useWalk = (subject: MachineEntry, { at, events = [] }: Link) => {
  const key = `walk ${subject.name} ${at ?? events.join()}`;
  const [{ entries, now, fault }, setWalk] = useState<Walk>(() => {
    const initial = remembered(subject, key) ?? (at ? toState(subject, at) : through(subject, events));
    return { now: initial.entries.length - 1, ...initial };
  });
  const keep = (walk: Walk) => {
    const past = walk.entries.map(({ cause, time }) => [cause, time]);
    sessionStorage.setItem(key, JSON.stringify({ past, now: walk.now }));
    setWalk(walk);
  };
  const send = (sample: Sample) => {
    const { snapshot } = entries[now]!;
    const next = [...entries.slice(0, now + 1), advance(snapshot, sample.event, spell(subject.machine, sample))];
    keep({ entries: next, now: next.length - 1 });
  };
  return { entries, now, fault, send, go: (to: number) => keep({ entries, now: to }) };
};
