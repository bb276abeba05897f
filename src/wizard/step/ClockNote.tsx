import { dayInWords } from '#forms/inWords.ts';
import { today } from '#forms/today.ts';
import { t } from '#languages/message.ts';
import { useWizardState } from '#src/wizard/context.ts';

/** Says that the date of the device seems to be wrong, and which one counts. */
export const ClockNote = () => {
  const wrongDay = useWizardState(({ context }) => context.wrongDay);
  return (
    wrongDay !== undefined && (
      <p className="step-note">
        {t('The date of this device seems to be wrong: {wrong}. This form goes by {right}.', {
          wrong: dayInWords(wrongDay),
          right: dayInWords(today()),
        })}
      </p>
    )
  );
};
