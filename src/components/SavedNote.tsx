import { t } from '#languages/message.ts';
import { dayHere, whenInWords } from '#src/components/clock.ts';
import { surelyKeptUntil } from '#src/components/keptUntil.ts';

export interface SavedNoteProps {
  /** When the answers were last stored on this device; absent while nothing has been entered. */
  savedAt?: Date | undefined;
  /** False when the device refused to store them. */
  stored: boolean;
}

/** Says at a step's name since when its answers are saved and until when they are kept, or that they are not. */
export const SavedNote = ({ savedAt, stored }: SavedNoteProps) => {
  if (!stored)
    return (
      <p className="draft-note draft-note--lost" role="alert">
        {t(
          'This device cannot keep everything you have entered. Please send the application before you close this page.',
        )}
      </p>
    );
  return (
    <p className="field-hint saved-note">
      {savedAt
        ? t('Saved {when} on this device only, until {day}.', {
            when: whenInWords(savedAt),
            day: dayHere(surelyKeptUntil(savedAt)),
          })
        : t('Your answers are saved on this device as you type.')}
    </p>
  );
};
