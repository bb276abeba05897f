import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/**
 * The transitions that a machine itself takes, of all that its inspector sees: what it invokes is seen there, too. XState
 * has no public way to a microstep's transitions.
 */
export const takenBy = (machine: AnyStateMachine, seen: InspectionEvent): AnyTransitionDefinition[] =>
  seen.type === '@xstate.microstep' ? seen._transitions.filter(({ source }) => source.machine.id === machine.id) : [];
