import type { AnyStateMachine } from 'xstate';
import { configText } from '#machines/inspect/config.ts';
import { mermaid } from '#machines/inspect/mermaid.ts';
import { CopyButton } from './CopyButton.tsx';

/** Copies a machine as a Mermaid chart, and as JSON for Stately's editor or `createMachine`. */
export const ExportBar = ({ machine }: { machine: AnyStateMachine }) => (
  <>
    <CopyButton className="bench-button" text={() => mermaid(machine)}>
      Copy Mermaid
    </CopyButton>
    <CopyButton className="bench-button" text={() => configText(machine)}>
      Copy JSON
    </CopyButton>
  </>
);
