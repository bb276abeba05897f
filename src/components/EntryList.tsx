import { Fragment, type ReactNode } from 'react';
import { capital } from '#forms/capital.ts';
import { entryInWords } from '#forms/questions.ts';
import { message, t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';
import { Hint } from '#src/components/FieldFrame.tsx';
import { UndoNote } from '#src/components/UndoNote.tsx';

interface EntryListProps {
  id: string;
  label: string;
  hint?: string | undefined;
  /** What one entry is called, in English: 'school'. */
  entry: string;
  entries: readonly { key: string; content: ReactNode }[];
  most: number;
  /** The position, from 1, of an entry that was just removed and can be put back. */
  removed?: number | undefined;
  onAdd?: (() => void) | undefined;
  onRemove?: ((key: string) => void) | undefined;
  onUndo?: (() => void) | undefined;
}

/** The id of an entry. The question of an entry that has only one has the list's id and the entry's key. */
export const entryId = (list: string, key: string): string => `${list}-${key}-entry`;

/** A repeating list: the last entry has Add, all but the first have Remove. */
export const EntryList = (props: EntryListProps) => {
  const { id, label, hint, entry, entries, most, removed, onAdd, onRemove, onUndo } = props;
  const another = `Add another ${entry}`;
  return (
    <section className="entries" aria-labelledby={`${id}-heading`}>
      <h3 className="entries-heading" id={`${id}-heading`} tabIndex={-1}>
        {label}
      </h3>
      {hint && <Hint id={id}>{hint}</Hint>}
      {entries.map(({ key, content }, index) => (
        <Fragment key={key}>
          <fieldset className="entry" id={entryId(id, key)} tabIndex={-1}>
            <legend className="entry-legend">
              {capital(
                entries.length > 1
                  ? t('{entry} {number} of {count}', {
                      entry: message(entry),
                      number: index + 1,
                      count: entries.length,
                    })
                  : entryInWords({ entry }, index + 1),
              )}
            </legend>
            <div className="entry-fields">{content}</div>
            <div className="entry-actions">
              {index > 0 && (
                <Button look="quiet" onClick={() => onRemove?.(key)}>
                  {t('Remove {entry} {number}', { entry: message(entry), number: index + 1 })}
                </Button>
              )}
              {index === entries.length - 1 &&
                (entries.length < most ? (
                  <Button onClick={onAdd}>{t(another)}</Button>
                ) : (
                  <p className="field-hint">{t('This list is full: it takes {most} entries.', { most })}</p>
                ))}
            </div>
          </fieldset>
          {/* In the gap: the first entry cannot be removed. */}
          {removed === index + 2 && entries.length < most && (
            <UndoNote onUndo={onUndo}>
              {capital(t('{entry} {number} was removed.', { entry: message(entry), number: removed }))}
            </UndoNote>
          )}
        </Fragment>
      ))}
    </section>
  );
};
