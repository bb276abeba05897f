import { type ReactNode, useState } from 'react';
import type { Forbidden } from '#machines/inspect/chartMoment.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import { Panel } from './Panel.tsx';

interface EventsPanelProps {
  /** An event's type in words. */
  words: (type: string) => string;
  /** The states that an event of a type leads to, as far as its conditions hold. */
  leads: (type: string) => readonly string[];
  /** The samples of each event that is handled, together. */
  handled: readonly (readonly Sample[])[];
  forbidden: readonly Forbidden[];
  onSend: (sample: Sample) => void;
  children?: ReactNode;
}

export const Missing = ({ conditions, missing }: Forbidden) => (
  <div className="bench-forbidden">
    <p>Not yet: {conditions.join('; ')}</p>
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

interface ChoiceProps {
  name: string;
  leads: readonly string[];
  samples: readonly Sample[];
  forbidden: Forbidden | undefined;
  onSend: (sample: Sample) => void;
}

const Choice = ({ name, leads, samples, forbidden, onSend }: ChoiceProps) => {
  const [chosen, setChosen] = useState(0);
  const [first] = samples as [Sample];
  return (
    <li>
      <div className="bench-choice">
        <button
          type="button"
          className="bench-button bench-button--event"
          aria-disabled={forbidden !== undefined}
          onClick={() => forbidden ?? onSend(samples[chosen] ?? first)}
        >
          {name}
        </button>
        {samples.length > 1 && (
          <select
            aria-label={`What ${name} carries`}
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {samples.map(({ label }, i) => (
              <option key={label} value={i}>
                {label}
              </option>
            ))}
          </select>
        )}
        {leads.length > 0 && <span className="bench-hint">{`to ${leads.join(', ')}`}</span>}
      </div>
      {forbidden && <Missing {...forbidden} />}
    </li>
  );
};

/** The events the machine listens to now, each with sample answers; what is forbidden says why. */
export const EventsPanel = ({ words, leads, handled, forbidden, onSend, children }: EventsPanelProps) => (
  <Panel name="Events">
    {handled.length === 0 && <p className="bench-hint">It has ended: no event is handled any more.</p>}
    <ul className="bench-events">
      {handled.map((samples) => {
        const { type } = samples[0]!.event;
        return (
          <Choice
            key={type}
            name={words(type)}
            leads={leads(type)}
            samples={samples}
            forbidden={forbidden.find((each) => each.type === type)}
            onSend={onSend}
          />
        );
      })}
    </ul>
    {handled.length > 0 && children}
  </Panel>
);
