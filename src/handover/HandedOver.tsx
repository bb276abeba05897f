import { t } from '#languages/message.ts';
import { whenInWords } from '#src/components/clock.ts';
import { EraseAnswers } from '#src/components/EraseAnswers.tsx';

interface HandedOverProps {
  takenAt: Date;
  /** The form asks for files, too. */
  files: boolean;
  onContinue?: (() => void) | undefined;
  onErase?: (() => void) | undefined;
}

/** In place of a form that continues on another device. */
export const HandedOver = ({ takenAt, files, onContinue, onErase }: HandedOverProps) => (
  <section className="elsewhere" aria-labelledby="handed-over">
    <h2 id="handed-over" tabIndex={-1}>
      {t('This application continues on another device')}
    </h2>
    <p>
      <span>
        {t('It was opened there {when}. What you change there does not come back to this device.', {
          when: () => whenInWords(takenAt),
        })}
      </span>{' '}
      <span>
        {t(
          'You can also continue here: nothing is taken away from the other device, and whichever you send it from, the school gets one application.',
        )}
      </span>
    </p>
    <button type="button" className="button button--primary" onClick={onContinue}>
      {t('Continue here instead')}
    </button>
    <EraseAnswers label={t('Erase my answers')} files={files} onErase={onErase} />
  </section>
);
