import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { transitionsOfMicrostep } from '#machines/inspect/xstateInternals.ts';

/** The transitions of a machine in an inspected microstep; an inspector reports those of the invoked machines, too. */
export const transitionsTaken = (machine: AnyStateMachine, event: InspectionEvent): AnyTransitionDefinition[] =>
  transitionsOfMicrostep(event).filter(({ source }) => source.machine.id === machine.id);

interface Microstep {
  transitions: AnyTransitionDefinition[];
  snapshot: AnyMachineSnapshot;
}

export interface Step {
  snapshot: AnyMachineSnapshot;
  /** In order. */
  microsteps: Microstep[];
}

/** Calculates a snapshot in the scope of an actor that is never started: no action, actor or timer runs. */
const inspected = (machine: AnyStateMachine, calculate: (scope: AnyActorScope) => AnyMachineSnapshot): Step => {
  const microsteps: Microstep[] = [];
  const inspect = (event: InspectionEvent) => {
    const transitions = transitionsTaken(machine, event);
    if (event.type === '@xstate.microstep' && transitions.length > 0)
      microsteps.push({ transitions, snapshot: event.snapshot as AnyMachineSnapshot });
  };
  const actor = createActor(
    {
      getInitialSnapshot: calculate,
      transition: (snapshot: AnyMachineSnapshot) => snapshot,
      getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
    },
    { inspect },
  );
  const snapshot = actor.getSnapshot();
  // The error of a machine has a `value` beside it, an error of `calculate` has not.
  if (snapshot.status === 'error' && !('value' in snapshot)) throw (snapshot as { error: unknown }).error;
  return { snapshot, microsteps };
};

/** A machine's initial snapshot. What invoked actors and timers would send has to be given as events. */
export const initialStep = (machine: AnyStateMachine, input: object | undefined): Step =>
  inspected(machine, (scope) => machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot);

/** The snapshot after an event. */
export const nextStep = (before: AnyMachineSnapshot, event: EventObject): Step =>
  inspected(before.machine, (scope) => before.machine.transition(before, event, scope) as AnyMachineSnapshot);
