import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  createMachine,
  type EventObject,
  type InspectionEvent,
} from 'xstate';

// XState has no public way to the transitions of a microstep, nor to step a machine that does not run. This file alone uses its
// private parts: `_transitions` and `_actorScope`.

/** The transitions that a machine itself takes, of all that its inspector sees: what it invokes is seen there, too. */
export const takenBy = (machine: AnyStateMachine, seen: InspectionEvent): AnyTransitionDefinition[] =>
  seen.type === '@xstate.microstep' ? seen._transitions.filter(({ source }) => source.machine.id === machine.id) : [];

export interface Microstep {
  transitions: AnyTransitionDefinition[];
  snapshot: AnyMachineSnapshot;
}

export interface Step {
  snapshot: AnyMachineSnapshot;
  /** What led there, in order. */
  microsteps: Microstep[];
}

const recorder = (machine: AnyStateMachine) => {
  const microsteps: Microstep[] = [];
  const inspect = (seen: InspectionEvent) => {
    const transitions = takenBy(machine, seen);
    if (seen.type === '@xstate.microstep' && transitions.length > 0)
      microsteps.push({ transitions, snapshot: seen.snapshot as AnyMachineSnapshot });
  };
  return { microsteps, inspect };
};

/** A machine at its beginning. It runs nothing: what it would invoke or wait for comes as an event, like all else. */
export const initialStep = (machine: AnyStateMachine, input: object | undefined): Step => {
  const { microsteps, inspect } = recorder(machine);
  const snapshot = createActor(machine, { ...(input && { input }), inspect }).getSnapshot() as AnyMachineSnapshot;
  return { snapshot, microsteps };
};

/** A machine after an event, without running anything. */
export const nextStep = (before: AnyMachineSnapshot, event: EventObject): Step => {
  const { machine } = before;
  const { microsteps, inspect } = recorder(machine);
  const { _actorScope: scope } = createActor(createMachine({}), { inspect }) as unknown as { _actorScope: never };
  return { snapshot: machine.transition(before, event, scope) as AnyMachineSnapshot, microsteps };
};
