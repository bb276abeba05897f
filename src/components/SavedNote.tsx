import { t } from '#languages/message.ts';
import { dayHere, whenInWords } from '#src/components/clock.ts';
import { surelyKeptUntil } from '#src/components/keptUntil.ts';
import { rich } from '#src/frame/rich.tsx';

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
      <p className="draft-note draft-note--lost">
        {t('This device cannot keep your answers. Please send the application before you close this page.')}
      </p>
    );
  return (
    savedAt && (
      <p className="field-hint">
        {rich(
          t('Saved on this device {when}. Your answers stay on this device only, until {day}.', {
            day: dayHere(surelyKeptUntil(savedAt)),
          }),
          {
            when: <time dateTime={savedAt.toISOString()}>{whenInWords(savedAt)}</time>,
          },
        )}
      </p>
    )
  );
};
