import { t } from '#languages/message.ts';
import { ReloadNote } from '#src/components/ReloadNote.tsx';

interface NotLoadedProps {
  /** The page loaded, but broke while it was used; otherwise a part of it did not load. */
  broken?: boolean | undefined;
  /** Whether the device has the answers; absent where that is not known. */
  saved?: boolean | undefined;
  /** Waits in a page until it is needed. */
  hidden?: boolean | undefined;
  /** The way out gets the focus. */
  focused?: boolean | undefined;
}

const answersInWords = (saved: boolean | undefined) => {
  if (saved === undefined) return t('Answers that were saved on this device come back when you reload the page.');
  return saved
    ? t('Your answers are saved on this device and come back when you reload the page.')
    : t('This device could not save your answers: they are lost when you reload the page.');
};

/** In place of a form that does not work: what happened, and the way out. */
export const NotLoaded = ({ broken, saved, hidden, focused }: NotLoadedProps) => (
  <ReloadNote hidden={hidden} focused={focused}>
    <span>
      {broken
        ? t('Something on this page went wrong, and it cannot continue.')
        : t('A part of this page could not be loaded. Please check your connection.')}
    </span>{' '}
    <span>{answersInWords(saved)}</span>
  </ReloadNote>
);
