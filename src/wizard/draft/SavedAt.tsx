import { SavedNote } from '#src/components/SavedNote.tsx';
import { useSaved } from '#src/wizard/draft/useSaved.ts';

/** When the answers were saved on this device. */
export const SavedAt = () => <SavedNote {...useSaved()} />;
