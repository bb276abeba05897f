import type { MachineEntry } from '#machines/inspect/machineEntries.ts';

interface PartsProps {
  from: MachineEntry | undefined;
  parts: readonly MachineEntry[];
  onEnter: (part: MachineEntry) => void;
  onLeave: () => void;
}

/** The way into the machines that go on in a machine, and back. */
export const Parts = ({ from, parts, onEnter, onLeave }: PartsProps) =>
  (from || parts.length > 0) && (
    <nav className="bench-bar" aria-label="Machines">
      {from && (
        <button type="button" className="outline-state" onClick={onLeave}>
          {`Back to ${from.title}`}
        </button>
      )}
      {parts.length > 0 && 'Inside:'}
      {parts.map((part) => (
        <button key={part.name} type="button" className="outline-state" onClick={() => onEnter(part)}>
          {part.title}
        </button>
      ))}
    </nav>
  );
