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
let count = 0;
const next = () => count++;

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
  const sent = new WeakMap<AnyEventObject, Pick<LiveMoment, 'number' | 'from'>>();
  // Each system counts its actors from 0.
  const idOf = (actor: AnyActor) => `${machineOf(root)?.id} ${actor.sessionId}`;

  const look = () => {
    for (const actor of actors.values()) actor.running = false;
    for (const [actor, parent] of treeOf(root))
      actors.set(idOf(actor), {
        id: idOf(actor),
        name: machineOf(actor)?.id ?? sourceText(actor.src),
        machine: machineOf(actor)?.id,
        parent: parent && idOf(parent),
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
    const live = {
      page,
      ...((event && sent.get(event)) ?? { number: next() }),
      to: idOf(actor),
      moment,
      actors: [...actors.values()],
    };
    taken.delete(actor);
    latest.set(live.to, live);
    post(live);
  };

  const inspection = root.system.inspect((seen) => {
    const actor = seen.actorRef as AnyActor;
    const machine = machineOf(actor);
    if (seen.type === '@xstate.event') {
      // What sends its result is gone once that was handled; what that causes is handled before it is told.
      look();
      sent.set(seen.event, { number: next(), ...(seen.sourceRef && { from: idOf(seen.sourceRef as AnyActor) }) });
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
