import { answerAt, type Path } from '#forms/draft.ts';
import { filesOf } from '#forms/draftValue.ts';
import { idOf } from '#forms/questions.ts';
import type { FrameProps } from '#src/components/FieldFrame.tsx';
import { FileField } from '#src/components/FileField.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { afterPress } from '#src/wizard/step/afterPress.ts';
import { attachedInWords } from '#src/wizard/step/attachedInWords.ts';

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

/** An upload, connected to its files: each is read as it is chosen. */
export const FileQuestion = ({ frame, path, multiple }: Props) => {
  const { actor, send, announce } = useWizard();
  const id = idOf(path);
  const files = useWizardState(({ context }) => filesOf(answerAt(context.draft, path)));
  const reading = useWizardState(({ context }) => context.reading.some((choice) => idOf(choice.path) === id));
  const unreadable = useWizardState(({ context }) => context.unreadable === id);
  const current = () => filesOf(answerAt(actor.getSnapshot().context.draft, path));

  const choose = (chosen: File[]) => {
    const fresh = chosen.filter((file) => !multiple || !current().some(({ body }) => sameFile(file, body)));
    if (fresh.length > 0) send({ type: 'CHOOSE', path, files: fresh, multiple: multiple ?? false });
    else announce('This file is attached already.');
  };
  const remove = (fileId: string) => {
    const name = current().find((file) => file.id === fileId)?.name;
    send({ type: 'DETACH', path, id: fileId });
    announce(`File removed: ${name}. ${attachedInWords(current().length)}`);
  };
  return (
    <FileField
      {...frame}
      error={
        unreadable
          ? 'This file could not be read. Please save it on this device and choose it again.'
          : reading
            ? undefined
            : frame.error
      }
      multiple={multiple}
      files={files}
      reading={reading}
      onChoose={choose}
      onRemove={remove}
      onLeave={() => afterPress(() => send({ type: 'BLUR', path }))}
    />
  );
};
