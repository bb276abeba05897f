import { useId, useState } from 'react';
import type { Sample } from '#machines/inspect/samples.ts';
import { readPayload, writePayload } from './rehearsal.ts';

interface OwnPayloadProps {
  /** The machine's name. */
  machine: string;
  words: (type: string) => string;
  /** The samples of each event that is handled, together. */
  handled: readonly (readonly Sample[])[];
  onSend: (sample: Sample) => void;
}

/** An event with a payload of one's own, started from a sample's and checked by the event's type. */
export const OwnPayload = ({ machine, words, handled, onSend }: OwnPayloadProps) => {
  const id = useId();
  const [type, setType] = useState('');
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const write = (chosen: string) => {
    const sample = handled.flat().find(({ event }) => event.type === chosen);
    setType(chosen);
    setText(sample ? writePayload(sample.event, 2) : '');
    setFaults([]);
  };
  const send = () => {
    const { payload, faults: found } = readPayload(machine, type, text);
    setFaults(found);
    if (payload) onSend({ label: writePayload(payload), event: { ...payload, type } as Sample['event'] });
  };
  return (
    <details className="bench-own">
      <summary>A payload of your own</summary>
      <select aria-label="Event" value={type} onChange={({ target }) => write(target.value)}>
        <option value="">Choose an event</option>
        {handled.map(([sample]) => (
          <option key={sample!.event.type} value={sample!.event.type}>
            {words(sample!.event.type)}
          </option>
        ))}
      </select>
      <textarea
        aria-label="Payload as JSON"
        aria-describedby={id}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" className="bench-button" disabled={!type} onClick={send}>
        Send
      </button>
      <ul id={id} className="bench-faults" role="alert">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </details>
  );
};
