import { clockTime } from '#src/components/clock.ts';
import { EraseAnswers } from '#src/components/EraseAnswers.tsx';

export interface ContinueNoteProps {
  /** The step where the application goes on. */
  step: string;
  /** From 1. */
  position: number;
  total: number;
  /** When the answers were stored on this device; absent where it refused them. */
  savedAt?: Date | undefined;
  /** The form asks for files, too. */
  files: boolean;
  onContinue?: (() => void) | undefined;
  onErase?: (() => void) | undefined;
}

/** Before a form that has answers on this device: the way back into it, and to start over. */
export const ContinueNote = ({ step, position, total, savedAt, files, onContinue, onErase }: ContinueNoteProps) => (
  <aside className="draft-note continue-note" aria-label="Your application">
    <p>
      Your answers{files && ' and files'} are still here
      {savedAt && (
        <>
          , saved on this device at <time dateTime={savedAt.toISOString()}>{clockTime(savedAt)}</time>
        </>
      )}
      . You can continue with step {position} of {total}, <strong>{step}</strong>. “Fill The Form” opens the first step,
      with the same answers.
    </p>
    <button type="button" className="button button--primary" onClick={onContinue}>
      Continue your application
    </button>
    <EraseAnswers label="Start over" files={files} onErase={onErase} />
  </aside>
);
