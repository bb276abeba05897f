import { useState } from 'react';
import { type Attachment, attach } from '#forms/attachment.ts';
import { answerAt, type Path } from '#forms/draft.ts';
import { newId } from '#forms/id.ts';
import type { FrameProps } from '#src/components/FieldFrame.tsx';
import { FileField } from '#src/components/FileField.tsx';
import { afterPress } from '#src/wizard/afterPress.ts';
import { useWizard, useWizardState } from '#src/wizard/context.ts';

interface Props {
  frame: FrameProps & { name: string };
  path: Path;
  multiple: boolean | undefined;
}

const sameFile = ({ body }: Attachment, file: File) =>
  body instanceof File && body.name === file.name && body.size === file.size && body.lastModified === file.lastModified;

const attached = (count: number) => (count === 1 ? '1 file attached.' : `${count} files attached.`);

/** An upload, connected to its files: each is examined as it is chosen. */
export const FileQuestion = ({ frame, path, multiple }: Props) => {
  const { actor, announce } = useWizard();
  const [unreadable, setUnreadable] = useState<string>();
  const files =
    useWizardState(({ context }) => answerAt(context.draft, path) as readonly Attachment[] | undefined) ?? [];
  const current = () => (answerAt(actor.getSnapshot().context.draft, path) ?? []) as readonly Attachment[];

  const choose = async (chosen: File[]) => {
    const fresh = chosen.filter((file) => !multiple || !current().some((known) => sameFile(known, file)));
    setUnreadable(undefined);
    try {
      const examined = await Promise.all(fresh.map((file) => attach(newId(), file)));
      actor.send({ type: 'ATTACH', path, files: examined, multiple: multiple ?? false });
      announce(
        fresh.length > 0
          ? `${fresh.map(({ name }) => name).join(', ')}: ${attached(current().length)}`
          : 'This file is attached already.',
      );
    } catch {
      setUnreadable('This file could not be read. Please save it on this device and choose it again.');
    }
    actor.send({ type: 'BLUR', path });
  };
  const remove = (id: string) => {
    const name = current().find((file) => file.id === id)?.name;
    actor.send({ type: 'DETACH', path, id });
    announce(`File removed: ${name}. ${attached(current().length)}`);
  };
  return (
    <FileField
      {...frame}
      error={unreadable ?? frame.error}
      multiple={multiple}
      files={files}
      onChoose={choose}
      onRemove={remove}
      onLeave={() => afterPress(() => actor.send({ type: 'BLUR', path }))}
    />
  );
};
