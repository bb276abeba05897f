import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';

interface OpenElsewhereProps {
  /** Another tab has taken the form from this one. */
  taken: boolean;
  /** This device has stored what this tab had. */
  stored: boolean;
  onContinue?: (() => void) | undefined;
}

/** In place of a form that another tab of this browser holds. */
export const OpenElsewhere = ({ taken, stored, onContinue }: OpenElsewhereProps) => (
  <section className="elsewhere" aria-labelledby="elsewhere">
    <h2 id="elsewhere" tabIndex={-1}>
      {taken ? t('You are continuing in another tab') : t('This form is open in another tab')}
    </h2>
    <p>
      <span>
        {taken
          ? stored
            ? t('Another tab of this browser has taken over this form, with all answers and files.')
            : t(
                'Another tab of this browser has taken over this form. This device could not store all of it: please check the answers and files there.',
              )
          : t('Another tab of this browser has this form open.')}
      </span>{' '}
      <span>
        {t(
          'Only one tab can edit it at a time. Continue here and the other tab will stop. If you close the other tab, this one continues by itself.',
        )}
      </span>
    </p>
    <Button look="primary" onClick={onContinue}>
      {t('Continue here')}
    </Button>
  </section>
);
