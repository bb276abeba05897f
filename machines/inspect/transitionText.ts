import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionsOf } from '#machines/inspect/transitions.ts';

/** An invoked actor by its name. */
export const sourceText = (src: unknown): string => (typeof src === 'string' ? src : 'an unnamed actor');

/** An event's name: XState's own ones are named after their cause; '' for a transition without one. */
export const eventText = (machine: AnyStateMachine, { eventType, source }: AnyTransitionDefinition): string => {
  const delay = source.after.find(({ eventType: due }) => due === eventType)?.delay;
  if (delay !== undefined) {
    const ms: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
    return typeof ms === 'number' ? `after ${ms} ms` : `after ${String(delay)}`;
  }
  const actor = source.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`));
  if (actor) return `${eventType.startsWith('xstate.done') ? 'done' : 'error'} ${sourceText(actor.src)}`;
  return eventType;
};

/** The name of an event's type: 'NEXT', 'done submit', 'after 2000 ms'. */
export const wordsFor = (machine: AnyStateMachine, type: string): string => {
  const known = words.get(machine) ?? wordsOf(machine);
  words.set(machine, known);
  return known.get(type) ?? type;
};

const words = new WeakMap<AnyStateMachine, ReadonlyMap<string, string>>();
const wordsOf = (machine: AnyStateMachine): ReadonlyMap<string, string> =>
  new Map(transitionsOf(machine).map((transition) => [transition.eventType, eventText(machine, transition)]));

interface ActionPart {
  type?: string;
  event?: { type?: string } | string;
  sendId?: string;
  to?: string;
}
const eventOf = ({ event, sendId }: ActionPart) => (typeof event === 'object' ? event.type : (event ?? sendId)) ?? '';

const actionText = (action: ActionPart): string => {
  if (action.type === 'xstate.raise') return `raise ${eventOf(action)}`;
  if (action.type === 'xstate.sendTo') return `send ${eventOf(action)} to ${action.to}`;
  return action.type ?? 'unnamed action';
};

/** Actions by their names; the timers behind `after` are drawn as arrows. */
export const actionNames = (actions: readonly unknown[]): string[] =>
  actions
    .map((action) => (typeof action === 'string' ? { type: action } : (action as ActionPart)))
    .filter((action) => !eventOf(action).startsWith('xstate.after.'))
    .map(actionText);

export const actionsText = (actions: readonly unknown[]): string => actionNames(actions).join(', ');

/** The actions of a transition; '' where it has none. */
export const doesText = ({ actions, reenter }: AnyTransitionDefinition): string =>
  [actionsText(actions), reenter && 'reenter'].filter(Boolean).join(', ');

/** The description and the tags of a state, line by line. */
export const notesOf = ({ description = '', tags }: AnyStateNode): string[] =>
  [...description.split('\n'), tags.length > 0 ? `tags / ${tags.join(', ')}` : ''].filter(Boolean);
