import { shallowEqual, useSelector } from '@xstate/react';
import { useWizardState } from '#src/wizard/context.ts';

/** How far the send has come. */
export const useSend = () => {
  const leaving = useWizardState((snapshot) => snapshot.matches({ journey: { submitting: { sending: 'leaving' } } }));
  const resumes = useWizardState(({ context }) => context.resumes);
  const sent = useSelector(
    useWizardState(({ children }) => children.sending),
    (snapshot) => ({
      asking: snapshot?.matches('asking') ?? resumes,
      retryAt: snapshot?.matches('waiting') ? snapshot.context.retryAt : undefined,
      progress: snapshot?.context.progress,
      // An attempt while the device says that it is offline is shown once it makes progress.
      offline: snapshot !== undefined && snapshot.context.offline && snapshot.context.progress === undefined,
    }),
    shallowEqual,
  );
  return { leaving, ...sent };
};
