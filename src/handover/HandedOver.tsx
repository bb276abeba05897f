import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';
import { whenInWords } from '#src/components/clock.ts';

interface HandedOverProps {
  takenAt: Date;
  onContinue?: (() => void) | undefined;
}

/** In place of a form that continues on another device. */
export const HandedOver = ({ takenAt, onContinue }: HandedOverProps) => (
  <section className="elsewhere" aria-labelledby="elsewhere">
    <h2 id="elsewhere" tabIndex={-1}>
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
    <Button look="primary" onClick={onContinue}>
      {t('Continue here instead')}
    </Button>
  </section>
);
