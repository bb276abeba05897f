import type { Attachment } from '#forms/attachment.ts';
import { answerAt } from '#forms/draft.ts';
import { groupOf } from '#forms/draftValue.ts';
import { labelOf } from '#forms/form.ts';
import { newId } from '#forms/id.ts';
import { idOf, questionAt } from '#forms/questions.ts';
import type { Chosen } from '#machines/photographsTypes.ts';
import type { KeptPhotograph } from '#machines/wizard/types.ts';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { useStored } from '#src/wizard/draft/useSaved.ts';
import { focusOn } from '#src/wizard/focus.ts';
import { photographsPart } from '#src/wizard/step/photographs.ts';

// A photograph is stored once: it keeps its id as long as the page lives.
const ids = new WeakMap<File, string>();

const idOfFile = (file: File): string => {
  const id = ids.get(file) ?? newId();
  ids.set(file, id);
  return id;
};

const asAttachment = (file: File): Attachment<File> => {
  const { name, type, size } = file;
  return { id: idOfFile(file), name, type, size, verdict: 'photograph', locked: false, body: file };
};

const kept = ({ photograph, ...adjusted }: Chosen): KeptPhotograph => ({
  ...adjusted,
  file: asAttachment(photograph as File),
});

const chosen = ({ file, ...adjusted }: KeptPhotograph): Chosen => {
  ids.set(file.body as File, file.id);
  return { ...adjusted, photograph: file.body };
};

/** The dialog of photographs for the question that has opened it, in whatever step the form is. */
export const TakingPhotographs = () => {
  const isOpen = useWizardState(({ value }) => value.photographs === 'open');
  return isOpen && <Open />;
};

const Open = () => {
  const { form, actor, send } = useWizard();
  const stored = useStored();
  const { photographing, draft } = actor.getSnapshot().context;
  const question = photographing && questionAt(form, draft, photographing.path);
  const { Photographs } = photographsPart() ?? {};
  if (!photographing || !question || !Photographs) return null;
  const { path, replaces, photographs } = photographing;
  const { field } = question;
  const end = (pdf: File | undefined) => {
    if (pdf && replaces.length > 0) send({ type: 'DETACH', path, ids: replaces });
    send(pdf ? { type: 'CHOOSE', path, files: [pdf], multiple: field.multiple ?? false } : { type: 'END_PHOTOGRAPHS' });
    focusOn(`${idOf(path)}-photograph`);
  };
  return (
    <Photographs
      label={labelOf(field, draft, groupOf(answerAt(draft, path.slice(0, -1))))}
      photographs={photographs.map(chosen)}
      stored={stored}
      onKeep={(now) => send({ type: 'KEEP_PHOTOGRAPHS', photographs: now.map(kept) })}
      onEnd={end}
    />
  );
};
