import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  createMachine,
  type EventObject,
  type InspectionEvent,
} from 'xstate';

// XState has no public access to the transitions of a microstep, nor to those of a machine that does not run. Only this file uses
// its private members: `_transitions` and `_actorScope`.

/** The transitions of a machine itself; an inspector reports those of the machines it invokes, too. */
export const takenBy = (machine: AnyStateMachine, seen: InspectionEvent): AnyTransitionDefinition[] =>
  seen.type === '@xstate.microstep' ? seen._transitions.filter(({ source }) => source.machine.id === machine.id) : [];

export interface Microstep {
  transitions: AnyTransitionDefinition[];
  snapshot: AnyMachineSnapshot;
}

export interface Step {
  snapshot: AnyMachineSnapshot;
  /** In order. */
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

/** A machine's initial snapshot. Nothing runs: what invoked actors and timers would send has to be given as events. */
export const initialStep = (machine: AnyStateMachine, input: object | undefined): Step => {
  const { microsteps, inspect } = recorder(machine);
  const snapshot = createActor(machine, { ...(input && { input }), inspect }).getSnapshot() as AnyMachineSnapshot;
  return { snapshot, microsteps };
};

/** The snapshot after an event. Nothing runs. */
export const nextStep = (before: AnyMachineSnapshot, event: EventObject): Step => {
  const { machine } = before;
  const { microsteps, inspect } = recorder(machine);
  const { _actorScope: scope } = createActor(createMachine({}), { inspect }) as unknown as { _actorScope: never };
  return { snapshot: machine.transition(before, event, scope) as AnyMachineSnapshot, microsteps };
};
