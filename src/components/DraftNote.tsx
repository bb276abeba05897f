import type { ReactNode } from 'react';
import { t } from '#languages/message.ts';
import { dayHere } from '#src/components/clock.ts';
import { EraseAnswers } from '#src/components/EraseAnswers.tsx';
import { surelyKeptUntil } from '#src/components/keptUntil.ts';

interface DraftNoteProps {
  /** When the answers were stored on this device; absent while nothing has been entered. */
  savedAt?: Date | undefined;
  /** False when the device refused to store the last of them; earlier ones may still be there. */
  stored: boolean;
  onErase?: (() => void) | undefined;
  /** What else can be done with the answers that were saved. */
  children?: ReactNode;
}

/** Says that the answers are saved on this device, until when, and erases them on demand. */
export const DraftNote = ({ savedAt, stored, onErase, children }: DraftNoteProps) => (
  <aside className="draft-note" aria-label={t('Saved answers')}>
    <p>
      <span>{t('Nothing is sent before you submit.')}</span>{' '}
      {savedAt && (
        <span>
          {t(
            'Your answers and files stay on this device only. You can close this page and continue here until {day}.',
            { day: dayHere(surelyKeptUntil(savedAt)) },
          )}
        </span>
      )}
    </p>
    {savedAt && children}
    {(savedAt || !stored) && <EraseAnswers label={t('Erase my answers')} onErase={onErase} />}
  </aside>
);
