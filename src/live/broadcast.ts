import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Form } from '#forms/form.ts';
import { newId } from '#forms/id.ts';
import { momentOf } from '#machines/inspect/chartMoment.ts';
import { takenBy } from '#machines/inspect/microsteps.ts';
import { masked } from '#machines/inspect/redaction.ts';
import { activeIn, nameOf } from '#machines/inspect/transitions.ts';
import { wordsFor } from '#machines/inspect/transitionText.ts';
import type { WizardActor } from '#machines/wizard/snapshot.ts';
import { channelOf, type LiveMoment, REQUEST } from '#src/live/channel.ts';

/** The events of buttons; other events carry answers, and are checked when they are sent. */
const buttons = ['START', 'NEXT', 'PREVIOUS', 'SUBMIT', 'CLOSE'];

/** Sends each snapshot of an actor, and what led to it, to a chart in another window. Answers and files are masked. */
export const broadcast = ({ form, machine }: { form: Form; machine: AnyStateMachine }, actor: WizardActor) => {
  const channel = channelOf(form.name);
  const page = newId();
  const events = buttons.map((type) => [{ type }]);
  let number = 0;
  let taken: string[] = [];
  let led: { cause: string; event?: EventObject; time?: number } = { cause: '' };

  const post = (snapshot: AnyMachineSnapshot) => {
    const handled = events.filter(([event]) => activeIn(snapshot).some((node) => node.ownEvents.includes(event!.type)));
    const moment = momentOf(form, snapshot, { ...led, taken, redaction: masked, events: handled });
    // A channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage({ page, number, moment } satisfies LiveMoment);
  };
  const inWords = ({ type, path }: AnyEventObject): string =>
    [wordsFor(machine, type), Array.isArray(path) ? path.join('.') : ''].filter(Boolean).join(' ');

  const inspection = actor.system.inspect((seen) => {
    if (seen.actorRef !== actor) return;
    taken.push(...takenBy(machine, seen).map(nameOf));
    if (seen.type !== '@xstate.snapshot') return;
    number += 1;
    led = { cause: inWords(seen.event), event: seen.event, time: Date.now() };
    post(seen.snapshot as AnyMachineSnapshot);
    taken = [];
  });
  channel.addEventListener(
    'message',
    ({ data }) => data === REQUEST && post(actor.getSnapshot() as AnyMachineSnapshot),
  );
  post(actor.getSnapshot() as AnyMachineSnapshot);
  return () => {
    inspection.unsubscribe();
    channel.close();
  };
};
