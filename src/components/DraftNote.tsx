import { useState } from 'react';

export interface DraftNoteProps {
  /** Something has been entered, and is kept. */
  saved: boolean;
  onErase?: (() => void) | undefined;
}

/** Says that the answers are kept on this device, for how long, and erases them on demand. */
export const DraftNote = ({ saved, onErase }: DraftNoteProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <aside className="draft-note" aria-label="Saved answers">
      {/* A browser takes text that was hidden until now, and is shown elsewhere, for text that has moved: so this is another. */}
      <p key={`${saved}`}>
        {saved
          ? 'Your answers and files stay on this device. You can close this page and go on within 7 days.'
          : 'Your answers are saved on this device as you type.'}{' '}
        Nothing is sent before you submit.
      </p>
      {saved &&
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
