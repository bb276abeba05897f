import { SavedNote } from '#src/components/SavedNote.tsx';
import { useKept } from '#src/wizard/draft/useKept.ts';

/** Since when the device keeps this form's answers. */
export const KeptSince = () => <SavedNote {...useKept()} />;
