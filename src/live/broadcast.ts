import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
} from 'xstate';
import { newId } from '#forms/id.ts';
import { masked } from '#machines/inspect/contextView.ts';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { transitionsTaken } from '#machines/inspect/microsteps.ts';
import { snapshotViewOf } from '#machines/inspect/snapshotView.ts';
import { nameOf } from '#machines/inspect/transitions.ts';
import { eventTypeText, sourceText } from '#machines/inspect/transitionText.ts';
import { type LiveActor, type LiveUpdate, liveChannel, REQUEST } from '#src/live/channel.ts';

/** The events of the page's buttons; other events carry answers, and are checked when they are sent. */
const buttonEvents = ['START', 'NEXT', 'PREVIOUS', 'SUBMIT', 'CLOSE'];

const page = newId();
let count = 0;

const machineOf = ({ logic }: AnyActor) => ('root' in logic ? (logic as AnyStateMachine) : undefined);

/** An actor and those that it has invoked, each with its parent. */
const treeOf = (actor: AnyActor, parent?: AnyActor): (readonly [actor: AnyActor, parent: AnyActor | undefined])[] => {
  const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActor> };
  return [[actor, parent], ...Object.values(children).flatMap((child) => treeOf(child, actor))];
};

const actorName = (actor: AnyActor): string => machineOf(actor)?.id ?? sourceText(actor.src);

const eventText = (machine: AnyStateMachine, { type, path }: AnyEventObject): string =>
  type === 'xstate.init'
    ? 'begins'
    : [eventTypeText(machine, type), Array.isArray(path) ? path.join('.') : ''].filter(Boolean).join(' ');

/**
 * Sends each event and snapshot of an actor and of the machines that it invokes to charts in other windows. Answers and files
 * are masked.
 */
export const broadcast = (root: AnyActor) => {
  const channel = liveChannel();
  const actors = new Map<string, LiveActor>();
  const latest = new Map<string, LiveUpdate>();
  const traversed = new Map<AnyActor, string[]>();
  // An event is received before, and its snapshot published after, those that it causes in other actors.
  const received = new WeakMap<AnyEventObject, { number: number; sender: AnyActor | undefined }>();
  // Each system counts its actors from 0.
  const idOf = (actor: AnyActor) => `${machineOf(root)?.id} ${actor.sessionId}`;

  const updateActors = () => {
    for (const actor of actors.values()) actor.isRunning = false;
    for (const [actor, parent] of treeOf(root))
      actors.set(idOf(actor), {
        id: idOf(actor),
        name: actorName(actor),
        machine: machineOf(actor)?.id,
        parent: parent && idOf(parent),
        isRunning: (actor.getSnapshot() as AnyMachineSnapshot).status === 'active',
      });
  };
  // A channel reaches its own origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (update: LiveUpdate) => channel.postMessage(update);
  const publish = (actor: AnyActor, machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event?: AnyEventObject) => {
    const form = machineEntries.find(({ name }) => name === machine.id)?.form;
    const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
    const handled = buttonEvents.filter((type) => types.has(type)).map((type) => [{ type }]);
    updateActors();
    const entry = {
      cause: event ? eventText(machine, event) : '',
      event,
      time: Date.now(),
      snapshot,
      traversed: traversed.get(actor) ?? [],
    };
    const { number = count++, sender } = (event && received.get(event)) ?? {};
    const update = {
      page,
      address: location.pathname,
      opened: performance.timeOrigin,
      frame: globalThis.window?.name ?? '',
      number,
      actor: idOf(actor),
      sender: sender && actorName(sender),
      view: snapshotViewOf(form, entry, masked, handled),
      actors: [...actors.values()],
    };
    traversed.delete(actor);
    latest.set(update.actor, update);
    post(update);
  };

  const inspection = root.system.inspect((inspected) => {
    const actor = inspected.actorRef as AnyActor;
    const machine = machineOf(actor);
    if (!machine) return;
    if (inspected.type === '@xstate.event')
      received.set(inspected.event, { number: count++, sender: inspected.sourceRef as AnyActor | undefined });
    traversed.set(actor, [...(traversed.get(actor) ?? []), ...transitionsTaken(machine, inspected).map(nameOf)]);
    if (inspected.type === '@xstate.snapshot')
      publish(actor, machine, inspected.snapshot as AnyMachineSnapshot, inspected.event);
  });
  channel.addEventListener('message', ({ data }) => data === REQUEST && [...latest.values()].forEach(post));
  for (const [actor] of treeOf(root)) {
    const machine = machineOf(actor);
    if (machine) publish(actor, machine, actor.getSnapshot() as AnyMachineSnapshot);
  }
  return () => {
    inspection.unsubscribe();
    channel.close();
  };
};
