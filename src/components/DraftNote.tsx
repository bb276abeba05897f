import { t } from '#languages/message.ts';
import { EraseAnswers } from '#src/components/EraseAnswers.tsx';

interface DraftNoteProps {
  /** Something has been entered, and is saved. */
  saved: boolean;
  /** The form asks for files, too. */
  files: boolean;
  onErase?: (() => void) | undefined;
}

/** Says that the answers are saved on this device, for how long, and erases them on demand. */
export const DraftNote = ({ saved, files, onErase }: DraftNoteProps) => (
  <aside className="draft-note" aria-label={t('Saved answers')}>
    {/* The key creates a new element: otherwise the browser would count the changed text as a layout shift. */}
    <p key={`${saved}`}>
      {saved
        ? files
          ? t('Your answers and files stay on this device. You can close this page and continue within 7 days.')
          : t('Your answers stay on this device. You can close this page and continue within 7 days.')
        : t('Your answers are saved on this device as you type.')}{' '}
      {t('Nothing is sent before you submit.')}
    </p>
    {saved && <EraseAnswers label={t('Erase my answers')} files={files} onErase={onErase} />}
  </aside>
);
