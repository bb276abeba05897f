import type { AnyStateNode } from 'xstate';
import { cannotFail } from '#machines/inspect/cannotFail.ts';
import { transitionsFrom } from '#machines/inspect/transitions.ts';
import { sourceText } from '#machines/inspect/transitionText.ts';

/** An actor that a state invokes. */
export interface Invoke {
  id: string;
  /** Its name among the machine's actors. */
  src: string;
  /** Why it cannot fail. */
  cannotFail?: string | undefined;
  /** It has an error exit or cannot fail; otherwise its error ends the whole machine. */
  isSafe: boolean;
}

/** The actors a state invokes. */
export const invokesOf = (node: AnyStateNode): Invoke[] => {
  const handled = new Set(transitionsFrom(node).map(({ eventType }) => eventType));
  return node.invoke.map(({ id, src }) => {
    const name = sourceText(src);
    const reason = cannotFail[`${node.machine.id}.${name}`] ?? cannotFail[name];
    return {
      id,
      src: name,
      cannotFail: reason,
      isSafe: reason !== undefined || handled.has(`xstate.error.actor.${id}`),
    };
  });
};

/** An invoked actor, as a line of a chart. */
export const invokeText = ({ src, cannotFail: reason, isSafe }: Invoke): string => {
  if (!isSafe) return `invoke ${src}, NO ERROR EXIT`;
  return reason ? `invoke ${src} (cannot fail, ${reason})` : `invoke ${src}`;
};
