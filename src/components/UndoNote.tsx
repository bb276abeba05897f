import type { ReactNode } from 'react';
import { t } from '#languages/message.ts';

interface UndoNoteProps {
  /** Of its button. */
  id?: string;
  children: ReactNode;
  onUndo?: (() => void) | undefined;
}

/** Says what was just removed, and offers Undo. */
export const UndoNote = ({ id, children, onUndo }: UndoNoteProps) => (
  <p className="undo">
    <span>{children}</span>{' '}
    <button type="button" id={id} className="button button--quiet" onClick={onUndo}>
      {t('Undo')}
    </button>
  </p>
);
