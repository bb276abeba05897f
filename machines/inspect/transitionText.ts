import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionsOf } from '#machines/inspect/transitions.ts';
import { actionNames } from '#machines/inspect/xstateInternals.ts';

/** An invoked actor by its name. */
export const sourceText = (src: unknown): string => (typeof src === 'string' ? src : 'an unnamed actor');

/** 400 ms, 60 s. */
const durationText = (ms: number): string => (ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`);

/** An event's name: XState's own ones are named after their cause; '' for a transition without one. */
export const eventText = (machine: AnyStateMachine, { eventType, source }: AnyTransitionDefinition): string => {
  const delay = source.after.find(({ eventType: due }) => due === eventType)?.delay;
  if (delay !== undefined) {
    const ms: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
    return `after ${typeof ms === 'number' ? durationText(ms) : String(delay)}`;
  }
  const actor = source.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`));
  if (eventType.startsWith('xstate.done.state.')) return 'done';
  if (actor) return `${eventType.startsWith('xstate.done') ? 'done' : 'error'} ${sourceText(actor.src)}`;
  return eventType;
};

const eventTexts = new WeakMap<AnyStateMachine, ReadonlyMap<string, string>>();

/** The name of an event's type: 'NEXT', 'done submit', 'after 2000 ms'. */
export const eventTypeText = (machine: AnyStateMachine, type: string): string => {
  const texts =
    eventTexts.get(machine) ??
    new Map(transitionsOf(machine).map((transition) => [transition.eventType, eventText(machine, transition)]));
  eventTexts.set(machine, texts);
  return texts.get(type) ?? type;
};

/** Actions by their names and parameters, but for the name of their own state. */
export const actionsText = (actions: readonly unknown[], { key }: AnyStateNode): string =>
  actionNames(actions, key).join(', ');

/** What a transition does beside leading to its target; '' where that is nothing. */
export const effectsText = ({ actions, reenter, source }: AnyTransitionDefinition): string =>
  [actionsText(actions, source), reenter && 'reenter'].filter(Boolean).join(', ');

/** The description and the tags of a state, line by line. */
export const notesOf = ({ description = '', tags }: AnyStateNode): string[] =>
  [...description.split('\n'), tags.length > 0 ? `tags / ${tags.join(', ')}` : ''].filter(Boolean);
