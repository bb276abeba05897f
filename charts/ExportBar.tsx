import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { configText } from '#machines/inspect/config.ts';
import { mermaid } from '#machines/inspect/mermaid.ts';

const formats = { Mermaid: mermaid, JSON: configText };

/** Copies a machine as a Mermaid chart, and as JSON for Stately's editor or `createMachine`. */
export const ExportBar = ({ machine }: { machine: AnyStateMachine }) => {
  const [copied, setCopied] = useState('');
  const copy = async (name: string, text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(`${name} copied`);
  };
  return (
    <>
      {Object.entries(formats).map(([name, textOf]) => (
        <button key={name} type="button" className="bench-button" onClick={() => copy(name, textOf(machine))}>
          {`Copy ${name}`}
        </button>
      ))}
      <span role="status">{copied}</span>
    </>
  );
};
