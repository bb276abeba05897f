import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { sendingMachine } from '#machines/sending.ts';
import type { WizardSnapshot } from '#machines/wizard/types.ts';
import { clockTime } from '#src/components/clock.ts';
import { ResultDialog } from '#src/components/ResultDialog.tsx';
import { UploadProgress } from '#src/components/UploadProgress.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';

const sendingIn = ({ children }: WizardSnapshot) =>
  children['sending'] as unknown as ActorRefFrom<typeof sendingMachine> | undefined;

/** An application on its way: how far it is, what it waits for, and how to stop it. */
export const Submitting = () => {
  const { send } = useWizard();
  const leaving = useWizardState((snapshot) => snapshot.matches({ journey: { submitting: { sending: 'leaving' } } }));
  const { asking, retryAt, progress, withoutLine } = useSelector(
    useWizardState(sendingIn),
    (snapshot) => ({
      asking: snapshot?.matches('asking') ?? false,
      retryAt: snapshot?.matches('waiting') ? snapshot.context.retryAt : undefined,
      progress: snapshot?.context.progress,
      withoutLine: snapshot?.matches('withoutLine') ?? false,
    }),
    shallowEqual,
  );
  if (leaving)
    return (
      <ResultDialog
        state="leaving"
        heading="Stop sending?"
        onClose={() => send({ type: 'STAY' })}
        close="Keep sending"
        other="Stop sending"
        onOther={() => send({ type: 'STOP' })}
      >
        <p>
          Your application is on its way. If you stop now, it may or may not have arrived. All your answers and files
          stay here. If you send it again, the school keeps only one.
        </p>
      </ResultDialog>
    );
  if (withoutLine)
    return (
      <ResultDialog
        state="submitting"
        heading="Waiting for a connection…"
        other="Stop"
        onOther={() => send({ type: 'STOP' })}
      >
        <p>
          This device has no connection at the moment. Your application will be sent as soon as you are online. Until
          then all your answers and files are kept here.
        </p>
      </ResultDialog>
    );
  return (
    <ResultDialog
      state="submitting"
      heading={asking ? 'Asking the school what has arrived…' : 'Submitting your application…'}
      other="Stop"
      onOther={() => send({ type: 'STOP' })}
    >
      {asking ? (
        <p>One moment, please. Nothing is sent twice.</p>
      ) : retryAt === undefined ? (
        <UploadProgress {...progress} />
      ) : (
        <p>
          The connection was lost, or the school is busy. The next attempt is at {clockTime(new Date(retryAt), true)}.
          You do not need to do anything.
        </p>
      )}
    </ResultDialog>
  );
};
