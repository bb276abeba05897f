import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Form } from '#forms/form.ts';
import { newId } from '#forms/id.ts';
import { momentOf } from '#machines/inspect/chartMoment.ts';
import { takenBy } from '#machines/inspect/microsteps.ts';
import { masked } from '#machines/inspect/redaction.ts';
import { activeIn, nameOf } from '#machines/inspect/transitions.ts';
import { wordsFor } from '#machines/inspect/transitionText.ts';
import type { WizardActor } from '#machines/wizard/snapshot.ts';
import { channelOf, REQUEST, type LiveMoment } from '#src/live/channel.ts';

/** What the page has buttons for; other events carry answers, and are judged when they come. */
const buttons = ['START', 'NEXT', 'PREVIOUS', 'SUBMIT', 'CLOSE'];

/** Tells a chart in another window where an actor stands and what led there. Answers and files are masked. */
export const broadcast = ({ form, machine }: { form: Form; machine: AnyStateMachine }, actor: WizardActor) => {
  const channel = channelOf(form.name);
  const page = newId();
  const events = buttons.map((type) => [{ type }]);
  let number = 0;
  let taken: string[] = [];
  let led: { cause: string; event?: EventObject; time?: number } = { cause: '' };

  const tell = (snapshot: AnyMachineSnapshot) => {
    const heard = events.filter(([event]) => activeIn(snapshot).some((node) => node.ownEvents.includes(event!.type)));
    const moment = momentOf(form, snapshot, { ...led, taken, redaction: masked, events: heard });
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
    tell(seen.snapshot as AnyMachineSnapshot);
    taken = [];
  });
  channel.addEventListener('message', ({ data }) => data === REQUEST && tell(actor.getSnapshot() as AnyMachineSnapshot));
  tell(actor.getSnapshot() as AnyMachineSnapshot);
  return () => {
    inspection.unsubscribe();
    channel.close();
  };
};
