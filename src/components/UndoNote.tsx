import type { ReactNode } from 'react';

interface UndoNoteProps {
  children: ReactNode;
  onUndo?: (() => void) | undefined;
}

/** Says what was just taken away, and takes that back. */
export const UndoNote = ({ children, onUndo }: UndoNoteProps) => (
  <p className="undo">
    {children}{' '}
    <button type="button" className="button button--quiet" onClick={onUndo}>
      Undo
    </button>
  </p>
);
