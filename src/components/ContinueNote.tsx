import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';
import { dayHere, whenInWords } from '#src/components/clock.ts';
import { EraseAnswers } from '#src/components/EraseAnswers.tsx';
import { surelyKeptUntil } from '#src/components/keptUntil.ts';
import { rich } from '#src/frame/rich.tsx';

interface ContinueNoteProps {
  /** The step where the application goes on. */
  step: string;
  /** From 1. */
  position: number;
  total: number;
  /** When the answers were stored on this device; absent where it refused them. */
  savedAt?: Date | undefined;
  onContinue?: (() => void) | undefined;
  onErase?: (() => void) | undefined;
}

/** Before a form that has answers on this device: the way back into it, and to start over. */
export const ContinueNote = ({ step, position, total, savedAt, onContinue, onErase }: ContinueNoteProps) => (
  <aside className="draft-note continue-note" aria-label={t('Your application')}>
    <p>
      <span>
        {savedAt
          ? t(
              'Your answers and files are still here, saved on this device {when}. They stay on this device only, until {day}.',
              { when: whenInWords(savedAt), day: dayHere(surelyKeptUntil(savedAt)) },
            )
          : t('Your answers and files are still here.')}
      </span>{' '}
      {rich(
        t(
          'You can continue with step {position} of {total}, {step}. “Fill The Form” opens the first step, with the same answers.',
          { position, total },
        ),
        { step: <strong>{step}</strong> },
      )}
    </p>
    <Button look="primary" onClick={onContinue}>
      {t('Continue your application')}
    </Button>
    <EraseAnswers label={t('Start over')} onErase={onErase} />
  </aside>
);
