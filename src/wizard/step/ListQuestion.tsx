import { shallowEqual } from '@xstate/react';
import { memo, useDeferredValue } from 'react';
import { capital } from '#forms/capital.ts';
import { answerAt, type Path } from '#forms/draft.ts';
import { type DraftGroup, entriesOf } from '#forms/draftValue.ts';
import type { List } from '#forms/fieldTypes.ts';
import { isRequired, labelOf } from '#forms/form.ts';
import { newKey } from '#forms/id.ts';
import { limits } from '#forms/limits.ts';
import { entryInWords, idOf, nameIn } from '#forms/questions.ts';
import { message, t } from '#languages/message.ts';
import { EntryList, entryId } from '#src/components/EntryList.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';
import { Fields } from '#src/wizard/step/Fields.tsx';

interface EntryProps {
  list: List;
  /** The list's own. */
  path: Path;
  name: string;
  entry: string;
  index: number;
}

/** The questions of one entry. They are rendered again only where the entry has another position. */
const Entry = memo(({ list, path, name, entry, index }: EntryProps) => (
  <Fields
    fields={list.fields}
    path={[...path, entry]}
    name={nameIn(name, index)}
    context={entryInWords(list, index + 1)}
    list={list}
  />
));

/** A repeating list, connected to its entries. */
export const ListQuestion = ({ field, path, name }: { field: List; path: Path; name: string }) => {
  const { actor, send, announce } = useWizard();
  const id = idOf(path);
  const keysOf = (draft: DraftGroup) => entriesOf(answerAt(draft, path)).map(({ key }) => key);
  const keys = useWizardState(({ context }) => keysOf(context.draft), shallowEqual);
  // The questions of an entry that was added follow its paint.
  const late = useDeferredValue(keys);
  const label = useWizardState(({ context: { draft } }) => labelOf(field, draft));
  const required = useWizardState(({ context: { draft } }) => isRequired(field, draft));
  const removed = useWizardState(({ context: { removal } }) =>
    removal && idOf(removal.list) === id ? removal.index + 1 : undefined,
  );

  const add = () => {
    const key = newKey();
    send({ type: 'ADD_ENTRY', path, key });
    focusOn(entryId(id, key));
  };
  const remove = (key: string) => {
    const at = keys.indexOf(key);
    send({ type: 'REMOVE', path, key });
    const removal = t('{entry} {number} removed, {left} left.', {
      entry: message(field.entry),
      number: at + 1,
      left: keys.length - 1,
    });
    announce(`${capital(removal)} ${t('Undo is available.')}`);
    // Its end, below which Undo is offered.
    focusOn(entryId(id, keys[at - 1] ?? ''), 'end');
  };
  const undo = () => {
    send({ type: 'UNDO_REMOVE' });
    const key = keysOf(actor.getSnapshot().context.draft)[(removed ?? 1) - 1] ?? '';
    announce(capital(t('{entry} {number} is back.', { entry: message(field.entry), number: removed ?? 1 })));
    focusOn(entryId(id, key));
  };
  return (
    <EntryList
      id={id}
      label={label}
      hint={
        [field.hint && t(field.hint), !required && t('Leave it empty if there are none.')].filter(Boolean).join(' ') ||
        undefined
      }
      entry={field.entry}
      most={limits.entries}
      removed={removed}
      onAdd={add}
      onRemove={remove}
      onUndo={undo}
      entries={keys.map((key, index) => ({
        key,
        content: (keys.length <= late.length || late.includes(key)) && (
          <Entry list={field} path={path} name={name} entry={key} index={index} />
        ),
      }))}
    />
  );
};
