import type { MachineEntry } from '#machines/inspect/machineEntries.ts';

interface NestedMachinesProps {
  outer: MachineEntry | undefined;
  nested: readonly MachineEntry[];
  onEnter: (machine: MachineEntry) => void;
  onLeave: () => void;
}

/** Opens the machines that run inside a machine, and the machine around it. */
export const NestedMachines = ({ outer, nested, onEnter, onLeave }: NestedMachinesProps) =>
  (outer || nested.length > 0) && (
    <nav className="bench-bar" aria-label="Machines">
      {outer && (
        <button type="button" className="bench-link" onClick={onLeave}>
          {`Back to ${outer.title}`}
        </button>
      )}
      {nested.length > 0 && 'Inside:'}
      {nested.map((machine) => (
        <button key={machine.name} type="button" className="bench-link" onClick={() => onEnter(machine)}>
          {machine.title}
        </button>
      ))}
    </nav>
  );
