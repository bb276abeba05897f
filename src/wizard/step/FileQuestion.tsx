import { shallowEqual } from '@xstate/react';
import { useState } from 'react';
import type { Attachment } from '#forms/attachment.ts';
import { validateStep } from '#forms/check.ts';
import { answerAt, type Path } from '#forms/draft.ts';
import { filesOf } from '#forms/draftValue.ts';
import { isReplacedBy } from '#forms/fileFault.ts';
import { limits } from '#forms/limits.ts';
import { idOf } from '#forms/questions.ts';
import { t, tn } from '#languages/message.ts';
import type { FrameProps } from '#src/components/FieldFrame.tsx';
import { FileField, leftOutInWords } from '#src/components/FileField.tsx';
import { ReloadNote } from '#src/components/ReloadNote.tsx';
import { UndoNote } from '#src/components/UndoNote.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { useSaved } from '#src/wizard/draft/useSaved.ts';
import { whereSaved } from '#src/wizard/sending/failures.ts';
import { afterPress } from '#src/wizard/step/afterPress.ts';
import { attachedInWords } from '#src/wizard/step/attachedInWords.ts';
import { useUndo } from '#src/wizard/step/useUndo.ts';

interface Props {
  frame: FrameProps & { name: string };
  path: Path;
  multiple: boolean | undefined;
}

const sameFile = (one: File, other: unknown) =>
  other instanceof File &&
  other.name === one.name &&
  other.size === one.size &&
  other.lastModified === one.lastModified;

const contentOf = ({ body }: Attachment) => (body instanceof Blob ? body : undefined);

/** An upload, connected to its files. */
export const FileQuestion = ({ frame, path, multiple }: Props) => {
  const { form, step, actor, send, announce } = useWizard();
  const id = idOf(path);
  const files = useWizardState(({ context }) => filesOf(answerAt(context.draft, path)));
  const reading = useWizardState(({ context }) => context.reading.some((choice) => idOf(choice.path) === id));
  const errors = useWizardState(({ context: { draft, phoneRules } }) => {
    const { fileMessages } = validateStep(form, step, draft, phoneRules);
    return filesOf(answerAt(draft, path)).map((file) => fileMessages.get(file.id));
  }, shallowEqual);
  const saved = useSaved();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const camera = useWizardState(({ context: { photographing }, value }) =>
    photographing && idOf(photographing.path) === id ? value.photographs : undefined,
  );
  const current = () => filesOf(answerAt(actor.getSnapshot().context.draft, path));
  const { canUndo, undo } = useUndo(path, id, () => t('Undone. {attached}', { attached: attachedInWords(current()) }));

  /** The files that are still to be read. */
  const waiting = () =>
    actor.getSnapshot().context.reading.flatMap((choice) => (idOf(choice.path) === id ? choice.files : []));
  /** How many more files the question takes. */
  const roomFor = (offered: readonly File[]) => {
    const kept = current().filter((file) => !isReplacedBy(file, offered));
    return Math.max(0, limits.filesInOneField - kept.length - waiting().length);
  };
  const choose = (offered: File[]) => {
    const taken = [...current().map(({ body }) => body), ...waiting()];
    const fresh = multiple ? offered.filter((file) => !taken.some((other) => sameFile(file, other))) : offered;
    const chosen = fresh.slice(0, multiple ? roomFor(fresh) : 1);
    const left = fresh.slice(chosen.length);
    setLeftOut(left.map(({ name }) => name));
    if (left.length > 0) announce(leftOutInWords(multiple, left.length));
    if (chosen.length > 0) send({ type: 'CHOOSE', path, files: chosen, multiple: multiple ?? false });
    else if (fresh.length === 0) announce(t('This file is already attached.'));
  };
  const remove = (ids: readonly string[]) => {
    const [name] = current().flatMap((file) => (ids.includes(file.id) ? [file.name] : []));
    send({ type: 'DETACH', path, ids });
    setLeftOut([]);
    const removed =
      ids.length === 1
        ? t('File removed: {name}.', { name: name ?? '' })
        : tn('{count} files removed.', '{count} files removed.', ids.length);
    announce(`${removed} ${attachedInWords(current())} ${t('Undo is available.')}`);
  };
  const isWrong = errors.some((error) => error !== undefined);
  return (
    <>
      <FileField
        {...frame}
        error={reading || isWrong ? undefined : frame.error}
        multiple={multiple}
        files={files.map((file, i) => ({
          ...file,
          error: errors[i],
          content: errors[i] ? undefined : contentOf(file),
        }))}
        reading={reading}
        leftOut={leftOut}
        onChoose={choose}
        onRemove={remove}
        onLeave={() => afterPress(() => actor.send({ type: 'BLUR', path }))}
        loading={camera === 'loading' || camera === 'loaded'}
        onPhotograph={camera === 'notLoaded' ? undefined : (ids) => send({ type: 'PHOTOGRAPH', path, ids })}
      />
      {files.length > 0 && !saved.stored && <p className="field-hint">{whereSaved(saved)}</p>}
      {camera === 'notLoaded' && (
        <div className="upload-not-loaded">
          <ReloadNote focused>
            <span>
              {t(
                'The camera tool could not be loaded. You can attach a PDF instead, or reload this page when you are online.',
              )}
            </span>{' '}
            <span>{whereSaved(saved)}</span>
          </ReloadNote>
        </div>
      )}
      {canUndo && <UndoNote onUndo={undo}>{t('Removed.')}</UndoNote>}
    </>
  );
};
