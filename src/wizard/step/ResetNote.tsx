import type { Path } from '#forms/draft.ts';
import { idOf } from '#forms/questions.ts';
import { t } from '#languages/message.ts';
import { UndoNote } from '#src/components/UndoNote.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { useUndo } from '#src/wizard/step/useUndo.ts';
import { emptiedLists } from '#src/wizard/useAnnouncements.ts';

/** The undo beside an answer whose change has emptied lists. */
export const ResetNote = ({ path }: { path: Path }) => {
  const { form } = useWizard();
  const { canUndo, undo } = useUndo(path, idOf(path));
  const emptied = useWizardState(({ context }) => emptiedLists(form, context));
  return canUndo && <UndoNote onUndo={undo}>{t('The list “{lists}” was cleared.', { lists: emptied })}</UndoNote>;
};
