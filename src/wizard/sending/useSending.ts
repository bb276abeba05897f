import { shallowEqual, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { sendingMachine } from '#machines/sending.ts';
import { useWizardState } from '#src/wizard/context.ts';

/** What is said about a send: the applicant is about to stop it, or what it does or waits for. */
export type SendScene = 'leaving' | 'asking' | 'offline' | 'uploading' | 'waiting';

const sceneOf = (sending: SnapshotFrom<typeof sendingMachine>): SendScene => {
  const { offline, progress } = sending.context;
  // An attempt while the device says that it is offline is shown once it makes progress.
  if (offline && progress === undefined) return 'offline';
  if (sending.matches('asking')) return 'asking';
  return sending.matches('waiting') ? 'waiting' : 'uploading';
};

/** How far the send has come. */
export const useSending = () => {
  const leaving = useWizardState((snapshot) => snapshot.matches({ journey: { submitting: { sending: 'leaving' } } }));
  // Before the send begins. One that goes on by itself asks first.
  const first = useWizardState(({ context }): SendScene => (context.resumes ? 'asking' : 'uploading'));
  const sent = useSelector(
    useWizardState(({ children }) => children.sending),
    (snapshot) => ({
      scene: snapshot ? sceneOf(snapshot) : first,
      retryAt: snapshot?.context.retryAt,
      progress: snapshot?.context.progress,
      answers: snapshot?.context.answers,
    }),
    shallowEqual,
  );
  return leaving ? { ...sent, scene: 'leaving' as const } : sent;
};
