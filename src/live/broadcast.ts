import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { newId } from '#forms/id.ts';
import { momentOf } from '#machines/inspect/chartMoment.ts';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { takenBy } from '#machines/inspect/microsteps.ts';
import { masked } from '#machines/inspect/redaction.ts';
import { activeIn, nameOf } from '#machines/inspect/transitions.ts';
import { sourceText, wordsFor } from '#machines/inspect/transitionText.ts';
import { type LiveActor, type LiveMoment, liveChannel, REQUEST } from '#src/live/channel.ts';

/** The events of buttons; other events carry answers, and are checked when they are sent. */
const buttons = ['START', 'NEXT', 'PREVIOUS', 'SUBMIT', 'CLOSE'];

const page = newId();
let number = 0;

const machineOf = ({ logic }: AnyActor) => ('root' in logic ? (logic as AnyStateMachine) : undefined);

/** An actor and those that it has invoked, each with the one that did. */
const treeOf = (actor: AnyActor, parent?: AnyActor): (readonly [actor: AnyActor, parent: AnyActor | undefined])[] => {
  const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActor> };
  return [[actor, parent], ...Object.values(children).flatMap((child) => treeOf(child, actor))];
};

const inWords = (machine: AnyStateMachine, { type, path }: AnyEventObject): string =>
  type === 'xstate.init'
    ? 'begins'
    : [wordsFor(machine, type), Array.isArray(path) ? path.join('.') : ''].filter(Boolean).join(' ');

/**
 * Sends each snapshot of an actor and of the machines that it invokes, and what led to it, to charts in other windows. Answers
 * and files are masked.
 */
export const broadcast = (root: AnyActor) => {
  const channel = liveChannel();
  const actors = new Map<string, LiveActor>();
  const latest = new Map<string, LiveMoment>();
  const taken = new Map<AnyActor, string[]>();
  const senders = new Map<AnyActor, AnyActor | undefined>();

  const look = () => {
    for (const actor of actors.values()) actor.running = false;
    for (const [actor, parent] of treeOf(root))
      actors.set(actor.sessionId, {
        id: actor.sessionId,
        name: machineOf(actor)?.id ?? sourceText(actor.src),
        machine: machineOf(actor)?.id,
        parent: parent?.sessionId,
        running: (actor.getSnapshot() as AnyMachineSnapshot).status === 'active',
      });
  };
  // A channel reaches its own origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (live: LiveMoment) => channel.postMessage(live);
  const tell = (actor: AnyActor, machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event?: AnyEventObject) => {
    const form = machineEntries.find(({ name }) => name === machine.id)?.applying?.form;
    const handled = buttons.filter((type) => activeIn(snapshot).some(({ ownEvents }) => ownEvents.includes(type)));
    look();
    const moment = momentOf(form, snapshot, {
      cause: event ? inWords(machine, event) : '',
      event,
      taken: taken.get(actor) ?? [],
      redaction: masked,
      events: handled.map((type) => [{ type }]),
    });
    const from = senders.get(actor)?.sessionId;
    const live = { page, number, from, to: actor.sessionId, moment, actors: [...actors.values()] };
    number += 1;
    taken.delete(actor);
    latest.set(live.to, live);
    post(live);
  };

  const inspection = root.system.inspect((seen) => {
    const actor = seen.actorRef as AnyActor;
    const machine = machineOf(actor);
    if (seen.type === '@xstate.event') {
      senders.set(actor, seen.sourceRef as AnyActor | undefined);
      // What answers is gone once it was heard.
      look();
    }
    if (!machine) return;
    taken.set(actor, [...(taken.get(actor) ?? []), ...takenBy(machine, seen).map(nameOf)]);
    if (seen.type === '@xstate.snapshot') tell(actor, machine, seen.snapshot as AnyMachineSnapshot, seen.event);
  });
  channel.addEventListener('message', ({ data }) => data === REQUEST && [...latest.values()].forEach(post));
  for (const [actor] of treeOf(root)) {
    const machine = machineOf(actor);
    if (machine) tell(actor, machine, actor.getSnapshot() as AnyMachineSnapshot);
  }
  return () => {
    inspection.unsubscribe();
    channel.close();
  };
};
