import type { ReactNode } from 'react';
import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';

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
    <Button id={id} look="quiet" onClick={onUndo}>
      {t('Undo')}
    </Button>
  </p>
);
