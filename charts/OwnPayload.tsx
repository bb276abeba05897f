import { useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { Sample } from '#machines/inspect/samples.ts';
import { errorOf, payloadText } from './simulation.ts';

interface OwnPayloadProps {
  snapshot: AnyMachineSnapshot;
  textOf: (type: string) => string;
  /** The samples of each event that is handled, together. */
  handled: readonly (readonly Sample[])[];
  onSend: (sample: Sample) => void;
}

/** An event with a payload of one's own, started from a sample's; what the machine cannot take is said. */
export const OwnPayload = ({ snapshot, textOf, handled, onSend }: OwnPayloadProps) => {
  const [type, setType] = useState('');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const write = (chosen: string) => {
    const sample = handled.flat().find(({ event }) => event.type === chosen);
    setType(chosen);
    setText(sample ? payloadText(sample.event, 2) : '');
    setFault(undefined);
  };
  const send = () => {
    try {
      const payload = JSON.parse(text) as object;
      const event = { ...payload, type } as Sample['event'];
      const found = errorOf(snapshot, event);
      setFault(found);
      if (!found) onSend({ label: payloadText(payload), event });
    } catch (error) {
      setFault(`It is no JSON: ${(error as Error).message}`);
    }
  };
  return (
    <details className="bench-own">
      <summary>A payload of your own</summary>
      <select aria-label="Event" value={type} onChange={({ target }) => write(target.value)}>
        <option value="">Choose an event</option>
        {handled.map(([sample]) => (
          <option key={sample!.event.type} value={sample!.event.type}>
            {textOf(sample!.event.type)}
          </option>
        ))}
      </select>
      <textarea
        aria-label="Payload as JSON"
        rows={6}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" className="bench-button" disabled={!type} onClick={send}>
        Send
      </button>
      <p className="bench-faults" role="alert">
        {fault}
      </p>
    </details>
  );
};
