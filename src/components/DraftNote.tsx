import { useState } from 'react';
import { clockTime } from '#src/components/clock.ts';

export interface DraftNoteProps {
  /** When the answers were last stored on this device; absent while nothing has been entered. */
  savedAt?: Date | undefined;
  /** False when the device refused to store them. */
  stored: boolean;
  onErase?: (() => void) | undefined;
}

/** Says that the answers are kept on this device, until when, and erases them on demand. */
export const DraftNote = ({ savedAt, stored, onErase }: DraftNoteProps) => {
  const [asking, setAsking] = useState(false);
  if (!stored)
    return (
      <aside className="draft-note draft-note--lost" aria-label="Saved answers">
        <p>This device cannot keep your answers. Please send the application before you close this page.</p>
      </aside>
    );
  return (
    <aside className="draft-note" aria-label="Saved answers">
      {savedAt ? (
        <p>
          Saved on this device at <time dateTime={savedAt.toISOString()}>{clockTime(savedAt)}</time>, files included.
          You can close this page and go on within 7 days.
        </p>
      ) : (
        <p>Your answers are saved on this device as you type. Nothing is sent before you submit.</p>
      )}
      {savedAt &&
        (asking ? (
          <div className="draft-note-ask" role="group" aria-label="Erase the saved answers?">
            <p>Erase all answers and files of this application?</p>
            <button
              type="button"
              className="button button--outline"
              onClick={() => {
                setAsking(false);
                onErase?.();
              }}
            >
              Yes, erase
            </button>
            <button type="button" className="button button--quiet" onClick={() => setAsking(false)}>
              Keep
            </button>
          </div>
        ) : (
          <button type="button" className="button button--quiet" onClick={() => setAsking(true)}>
            Erase my answers
          </button>
        ))}
    </aside>
  );
};
