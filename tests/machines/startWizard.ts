import { createActor, fromCallback, fromPromise, type PromiseActorLogic, SimulatedClock } from 'xstate';
import type { Attachment } from '#forms/attachment.ts';
import { answerAt, type Path } from '#forms/draft.ts';
import { filesOf } from '#forms/draftValue.ts';
import { loadPhoneRules, type PhoneRules } from '#forms/phone.ts';
import { questionsOf } from '#forms/questions.ts';
import type { StaffExample } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import type { DraftEvent } from '#machines/draftTypes.ts';
import type { SendingInput, SendingOutput } from '#machines/sendingTypes.ts';
import { staffMachine } from '#machines/staff.ts';
import { stepOf } from '#machines/wizard/snapshot.ts';
import type { Failure, Receipt, WizardEvent } from '#machines/wizard/types.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';
import { reached } from '#tests/machines/reached.ts';

/** A send that waits for its outcome. */
interface Sending extends SendingInput {
  succeed(receipt?: Partial<Receipt>): Promise<void>;
  fail(failure?: Failure): Promise<void>;
  end(became: 'stopped' | 'not there' | 'not known'): Promise<void>;
}

/** What a browser sends when files are chosen, and when they have been read. */
export const attach = (path: Path, files: readonly Attachment[], multiple = false): WizardEvent[] => [
  { type: 'CHOOSE', path, files, multiple },
  { type: 'ATTACH', files },
];

const steps = Object.keys(staff.steps);

/**
 * The staff application's wizard on a device that may store a draft, on a clock that moves only with `clock.increment`,
 * with sends whose outcome the test decides, and `others`: more actors.
 */
export const startWizard = (
  found: Partial<Extract<WizardEvent, { type: 'RESTORE' }>> = {},
  phoneRules: PromiseActorLogic<PhoneRules> = fromPromise(loadPhoneRules),
  others: object = {},
) => {
  const sent: Sending[] = [];
  const sending = fromPromise<SendingOutput, SendingInput>(
    ({ input }) =>
      new Promise((resolve) => {
        const settle = async (output: SendingOutput) => {
          resolve(output);
          await reached(actor, (snapshot) => !snapshot.matches({ journey: 'submitting' }));
        };
        const receipt = { submissionId: input.submission.id, reference: 'K7MQ4-XR29H' };
        sent.push({
          ...input,
          succeed: (more) => settle({ became: 'received', receipt: { ...receipt, ...more } }),
          fail: (failure = { kind: 'offline' }) => settle({ became: 'failed', failure }),
          end: (became) => settle({ became }),
        });
      }),
  );
  /** What the wizard sent to the draft. */
  const toDraft: DraftEvent[] = [];
  const device = fromCallback<DraftEvent>(({ receive, sendBack }) => {
    receive((event) => {
      toDraft.push(event);
      if (event.type === 'SAVE' && event.now) sendBack({ type: 'SAVE_SETTLED' });
      if (event.type === 'START_OVER') sendBack({ type: 'RESTORE' });
    });
    sendBack({ type: 'RESTORE', ...found });
  });
  const clock = new SimulatedClock();
  const machine = staffMachine.provide({ actors: { sending, draft: device, phoneRules, ...others } as never });
  const actor = createActor(machine, { clock });
  actor.start();

  const send = (...events: WizardEvent[]) => events.forEach((event) => actor.send(event));
  const context = () => actor.getSnapshot().context;
  const can = (type: 'NEXT' | 'PREVIOUS' | 'SUBMIT') => actor.getSnapshot().can({ type });
  const currentStep = () => stepOf(actor.getSnapshot());

  /** Answers the questions of the current step, one by one, as the example does. */
  const fill = (example: StaffExample) => {
    const draft = draftNamed(example);
    for (const { path, field, entry } of questionsOf(staff, currentStep()!, draft)) {
      const answer = answerAt(draft, path);
      const list = path.slice(
        0,
        path.findIndex((segment) => /^e\d+$/.test(segment)),
      );
      const key = path[list.length];
      if (entry && key !== undefined && answerAt(context().draft, [...list, key]) === undefined)
        send({ type: 'ADD_ENTRY', path: list, key });
      if (field.kind === 'pdf') send(...attach(path, filesOf(answer)));
      else send({ type: 'CHANGE', path, answer });
    }
  };
  /** Fills every step before this one. */
  const goTo = (step: string, example: StaffExample) => {
    while (currentStep() !== step) {
      fill(example);
      send({ type: 'NEXT' });
    }
  };
  /** Fills the whole application, up to its last step. */
  const complete = (example: StaffExample) => {
    goTo(steps.at(-1)!, example);
    fill(example);
  };
  return { actor, clock, sent, toDraft, send, context, can, currentStep, fill, goTo, complete };
};

/** A wizard that has just sent the application of the married mother of two. */
export const submitted = () => {
  const wizard = startWizard();
  wizard.complete('married mother of two');
  wizard.send({ type: 'SUBMIT' });
  return wizard;
};
