import type { AnyStateMachine } from 'xstate';
import { configText } from '#machines/inspect/config.ts';
import { mermaid } from '#machines/inspect/mermaid.ts';
import { CopyButton } from './CopyButton.tsx';

const formats = { Mermaid: mermaid, JSON: configText };

/** Copies a machine as a Mermaid chart, and as JSON for Stately's editor or `createMachine`. */
export const ExportBar = ({ machine }: { machine: AnyStateMachine }) =>
  Object.entries(formats).map(([name, textOf]) => (
    <CopyButton key={name} className="bench-button" text={() => textOf(machine)}>
      {`Copy ${name}`}
    </CopyButton>
  ));
