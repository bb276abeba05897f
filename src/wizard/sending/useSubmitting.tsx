import { shallowEqual, useSelector } from '@xstate/react';
import { t } from '#languages/message.ts';
import { dayHere, whenInWords } from '#src/components/clock.ts';
import { keptUntil } from '#src/components/keptUntil.ts';
import type { ResultDialogProps } from '#src/components/ResultDialog.tsx';
import { UploadProgress } from '#src/components/UploadProgress.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { useSaved } from '#src/wizard/draft/useSaved.ts';

/** What the dialog shows during a send: its progress or the next attempt, and a button to stop it. */
export const useSubmitting = (): ResultDialogProps => {
  const { send } = useWizard();
  const { stored, savedAt } = useSaved();
  const leaving = useWizardState((snapshot) => snapshot.matches({ journey: { submitting: { sending: 'leaving' } } }));
  const resumes = useWizardState(({ context }) => context.resumes);
  const { asking, retryAt, progress, offline } = useSelector(
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
  const stop = { other: t('Stop'), onOther: () => send({ type: 'STOP' }) };
  if (leaving)
    return {
      state: 'leaving',
      heading: t('Stop sending?'),
      onClose: () => send({ type: 'STAY' }),
      close: t('Keep sending'),
      ...stop,
      other: t('Stop sending'),
      children: (
        <p>
          {t(
            'Your application is being sent. If you stop now, it may or may not have arrived. All your answers and files stay here. If you send it again, the school keeps only one.',
          )}
        </p>
      ),
    };
  if (offline)
    return {
      state: 'submitting',
      heading: t('Waiting for a connection…'),
      ...stop,
      children: (
        <p>
          {stored
            ? t(
                'This device seems to have no connection at the moment. Please keep this page open, or come back to it when you have a connection: your application is then sent by itself. It is saved on this device only, until {day}.',
                { day: dayHere(keptUntil(savedAt)) },
              )
            : t(
                'This device seems to have no connection at the moment. Please keep this page open until your application is sent: this device cannot save it.',
              )}
        </p>
      ),
    };
  if (asking)
    return {
      state: 'submitting',
      heading: t('Asking the school what has arrived…'),
      ...stop,
      children: <p>{t('One moment, please. Nothing is sent twice.')}</p>,
    };
  return {
    state: 'submitting',
    heading: t('Submitting your application…'),
    ...stop,
    children:
      retryAt === undefined ? (
        <UploadProgress {...progress} />
      ) : (
        <p>
          {t(
            'The connection was lost, or the school’s system is busy. The next attempt is {when}. You do not need to do anything.',
            { when: () => whenInWords(new Date(retryAt), true) },
          )}
        </p>
      ),
  };
};
