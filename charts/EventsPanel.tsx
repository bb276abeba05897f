import { useState } from 'react';
import type { BlockedEvent } from '#machines/inspect/blockedEvents.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import { Panel } from './Panel.tsx';

interface EventsPanelProps {
  /** An event's type in words. */
  textOf: (type: string) => string;
  /** The names of the states that an event leads to. */
  targetsOf: (event: Sample['event'], isBlocked: boolean) => readonly string[];
  /** The samples of each event that is handled, together. */
  handled: readonly (readonly Sample[])[];
  /** Why an event has no effect now; undefined when it has one. */
  reasonOf: (event: Sample['event']) => BlockedEvent | undefined;
  onSend: (sample: Sample) => void;
}

/** Why an event is blocked. */
export const BlockedReason = ({ conditions, ignoredBy, missing }: BlockedEvent) => (
  <div className="bench-blocked">
    {ignoredBy.length > 0 ? (
      <p>Ignored in the state {ignoredBy.join(', ')}</p>
    ) : (
      <p>Does not hold: {conditions.join('; ')}</p>
    )}
    {missing.length > 0 && (
      <details open={missing.length <= 5}>
        <summary>
          {missing.length === 1 ? '1 answer is missing or wrong' : `${missing.length} answers are missing or wrong`}
        </summary>
        <ul>
          {missing.map(({ label, text }) => (
            <li key={label}>
              <strong>{label}</strong>: {text}
            </li>
          ))}
        </ul>
      </details>
    )}
  </div>
);

interface EventButtonProps {
  name: string;
  targetsOf: EventsPanelProps['targetsOf'];
  samples: readonly Sample[];
  reasonOf: EventsPanelProps['reasonOf'];
  onSend: (sample: Sample) => void;
}

const EventButton = ({ name, targetsOf, samples, reasonOf, onSend }: EventButtonProps) => {
  const [wanted, setWanted] = useState<string>();
  const [first] = samples as [Sample];
  const sample =
    samples.find(({ label }) => label === wanted) ?? samples.find(({ event }) => !reasonOf(event)) ?? first;
  const blocked = reasonOf(sample.event);
  const targets = targetsOf(sample.event, blocked !== undefined);
  return (
    <li>
      <div className="bench-choice">
        <button
          type="button"
          className="bench-button bench-button--event"
          aria-disabled={blocked !== undefined}
          onClick={() => blocked ?? onSend(sample)}
        >
          {name}
        </button>
        {samples.length > 1 && (
          <select
            aria-label={`What ${name} carries`}
            value={sample.label}
            onChange={({ target }) => setWanted(target.value)}
          >
            {samples.map(({ label, words }) => (
              <option key={label} value={label}>
                {[label || 'plain', words].filter(Boolean).join(': ')}
              </option>
            ))}
          </select>
        )}
        {targets.length > 0 && <span className="bench-hint">{`to ${targets.join(', ')}`}</span>}
      </div>
      {blocked && <BlockedReason {...blocked} />}
    </li>
  );
};

/** The events that the machine handles now, each with its samples or with the reason why it is blocked. */
export const EventsPanel = ({ textOf, targetsOf, handled, reasonOf, onSend }: EventsPanelProps) => (
  <Panel name="Events">
    {handled.length === 0 && <p className="bench-hint">It has ended: no event is handled any more.</p>}
    <ul className="bench-events">
      {handled.map((samples) => {
        const { type } = samples[0]!.event;
        return (
          <EventButton
            key={type}
            name={textOf(type)}
            targetsOf={targetsOf}
            samples={samples}
            reasonOf={reasonOf}
            onSend={onSend}
          />
        );
      })}
    </ul>
  </Panel>
);
