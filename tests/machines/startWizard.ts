import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Attachment } from '#forms/attachment.ts';
import { answerAt } from '#forms/draft.ts';
import { questionsOf } from '#forms/questions.ts';
import type { StaffExample } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { staffMachine } from '#machines/staff.ts';
import { stepOf } from '#machines/wizard/machine.ts';
import type { Failure, Receipt, SubmitInput, WizardEvent } from '#machines/wizard/types.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';

/** A send that waits for its outcome. */
interface Sending extends SubmitInput {
  succeed(receipt?: Partial<Receipt>): Promise<void>;
  fail(failure: Failure | Error): Promise<void>;
}

const steps = Object.keys(staff.steps);

/** The staff application's wizard on a clock that only moves when told to, with sends whose outcome the test decides. */
export const startWizard = () => {
  const sent: Sending[] = [];
  const submit = fromPromise<Receipt, SubmitInput>(
    ({ input }) =>
      new Promise((resolve, reject) => {
        const settled = async () => {
          await waitFor(actor, (snapshot) => !snapshot.matches({ journey: 'submitting' }));
        };
        sent.push({
          ...input,
          succeed: (receipt) => {
            resolve({ submissionId: input.submission.id, reference: 'K7MQ4-XR29H', ...receipt });
            return settled();
          },
          fail: (failure) => {
            reject(failure);
            return settled();
          },
        });
      }),
  );
  const clock = new SimulatedClock();
  const actor = createActor(staffMachine.provide({ actors: { submit } }), { clock });
  actor.start();

  const send = (...events: WizardEvent[]) => events.forEach((event) => actor.send(event));
  const context = () => actor.getSnapshot().context;
  const can = (type: 'NEXT' | 'PREVIOUS' | 'SUBMIT') => actor.getSnapshot().can({ type });
  const stands = () => stepOf(staff, actor.getSnapshot());

  /** Answers the questions of the step it stands in, one by one, as the example does. */
  const fill = (example: StaffExample) => {
    const draft = draftNamed(example);
    for (const { path, field, entry } of questionsOf(staff, stands()!, draft)) {
      const answer = answerAt(draft, path);
      const list = path.slice(
        0,
        path.findIndex((segment) => /^e\d+$/.test(segment)),
      );
      const key = path[list.length];
      if (entry && key !== undefined && answerAt(context().draft, [...list, key]) === undefined)
        send({ type: 'ADD_ENTRY', path: list, key });
      if (field.kind === 'pdf') send({ type: 'ATTACH', path, files: answer as Attachment[], multiple: false });
      else send({ type: 'CHANGE', path, answer });
    }
  };
  /** Fills every step before this one, and stands in it. */
  const goTo = (step: string, example: StaffExample) => {
    while (stands() !== step) {
      fill(example);
      send({ type: 'NEXT' });
    }
  };
  /** Fills the whole application, and stands in its last step. */
  const complete = (example: StaffExample) => {
    goTo(steps.at(-1)!, example);
    fill(example);
  };
  return { actor, clock, sent, send, context, can, stands, fill, goTo, complete };
};

/** A wizard that has just sent the application of the married mother of two. */
export const submitted = () => {
  const wizard = startWizard();
  wizard.complete('married mother of two');
  wizard.send({ type: 'SUBMIT' });
  return wizard;
};
