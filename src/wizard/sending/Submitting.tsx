import { t } from '#languages/message.ts';
import { dayHere, whenInWords } from '#src/components/clock.ts';
import { surelyKeptUntil } from '#src/components/keptUntil.ts';
import { UploadProgress } from '#src/components/UploadProgress.tsx';
import { useSaved } from '#src/wizard/draft/useSaved.ts';
import { whereSaved } from '#src/wizard/sending/failures.ts';
import { useSending } from '#src/wizard/sending/useSending.ts';

/** What the dialog says during a send: its progress, or why it waits. */
export const Submitting = () => {
  const saved = useSaved();
  const { scene, retryAt = 0, progress, answers } = useSending();
  switch (scene) {
    case 'leaving':
      return (
        <p>
          {t(
            'Your application is being sent. If you stop now, it may or may not have arrived. All your answers and files stay here. If you send it again, the school keeps only one.',
          )}
        </p>
      );
    case 'offline':
      // What was stopped or edited is not sent by itself.
      if (!answers) return <p>{whereSaved(saved)}</p>;
      return (
        <p>
          {saved.stored
            ? t(
                'This device seems to have no connection at the moment. Please keep this page open, or come back to it when you have a connection: your application is then sent by itself. It is saved on this device only, until {day}.',
                { day: dayHere(surelyKeptUntil(saved.savedAt)) },
              )
            : t(
                'This device seems to have no connection at the moment. Please keep this page open until your application is sent: this device cannot save it.',
              )}
        </p>
      );
    case 'asking':
      return <p>{t('One moment, please. Nothing is sent twice.')}</p>;
    case 'waiting':
      return (
        <p>
          {t(
            'The connection was lost, or the school’s system is busy. The next attempt is {when}. You do not need to do anything.',
            { when: () => whenInWords(new Date(retryAt), true) },
          )}
        </p>
      );
    default:
      return <UploadProgress {...progress} />;
  }
};
