import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Form } from '#forms/form.ts';
import { type BlockedEvent, blockedEventOf } from '#machines/inspect/blockedEvents.ts';
import {
  contextSections,
  type Fact,
  payloadFacts,
  type Redaction,
  type Section,
} from '#machines/inspect/contextView.ts';
import { activeIn } from '#machines/inspect/transitions.ts';

/** An event that a machine has handled, with the snapshot after it. */
export interface HistoryEntry {
  /** The event in words; '' for the initial snapshot. */
  cause: string;
  /** Absent for the initial snapshot. */
  event?: EventObject | undefined;
  /** In milliseconds since 1970. */
  time: number;
  snapshot: AnyMachineSnapshot;
  /** The names of the transitions that were taken. */
  traversed: string[];
}

/** An entry of a history in plain data, which can be posted to another window. */
export interface LogEntry extends Pick<HistoryEntry, 'cause' | 'time'> {
  /** What the event carried. */
  payload: Fact[];
  /** The context after it. */
  sections: Section[];
}

/** Everything a chart shows of an entry, in plain data. */
export interface SnapshotView extends LogEntry, Pick<HistoryEntry, 'traversed'> {
  /** The ids of the active states. */
  active: string[];
  blocked: BlockedEvent[];
}

export const logEntryOf = (
  form: Form | undefined,
  { cause, event, time, snapshot }: HistoryEntry,
  redaction: Redaction,
): LogEntry => ({
  cause,
  time,
  payload: event ? payloadFacts(event, redaction) : [],
  sections: contextSections(form, snapshot.context, redaction),
});

/** `events`: what can be sent next, those of each type together. */
export const snapshotViewOf = (
  form: Form | undefined,
  entry: HistoryEntry,
  redaction: Redaction,
  events: readonly (readonly EventObject[])[],
): SnapshotView => ({
  ...logEntryOf(form, entry, redaction),
  traversed: entry.traversed,
  active: activeIn(entry.snapshot).map(({ id }) => id),
  blocked: events.flatMap((alike) => blockedEventOf(form, entry.snapshot, alike) ?? []),
});
