import { t } from '#languages/message.ts';
import { markLabel, markOptions } from '#server/office/page/marks.ts';
import { MarkLabel } from '#server/office/page/views/MarkLabel.tsx';
import { Select } from '#server/office/page/views/Select.tsx';
import { sentence } from '#server/office/page/views/sentence.tsx';
import { NEW_MARK } from '#server/storing/remarks.ts';
import { Button } from '#src/components/Button.tsx';

interface RemarkProps {
  revision: number;
  mark: string;
  note: string;
  /** The application to which it was moved. */
  addsTo?: string;
  by: string;
  /** In the school's time zone. */
  minute: string;
  isDamaged?: true;
}

export interface RemarksProps {
  action: string;
  marks: readonly string[];
  /** Oldest first. */
  remarks: readonly RemarkProps[];
  /** A remark that was not saved, because another user had saved one in the meantime. */
  unsaved?: { mark: string; note: string } | undefined;
  /** The last one was saved just now. */
  isSaved: boolean;
}

/** The form for the mark and the note of an application, and its earlier remarks. */
export const Remarks = ({ action, marks, remarks, unsaved, isSaved }: RemarksProps) => {
  const last = remarks.at(-1);
  const { mark, note } = unsaved ?? last ?? { mark: NEW_MARK, note: '' };
  const options = markOptions([...new Set([...marks, mark])]);
  return (
    <section className="office-remarks" aria-labelledby="remarks">
      <h2 id="remarks" tabIndex={-1}>
        {t('Mark and note')}
      </h2>
      {isSaved && (
        <p className="office-done" role="status">
          {t('Saved.')}
        </p>
      )}
      {unsaved && last && (
        <p className="office-care" role="alert">
          {sentence(
            last.note
              ? t(
                  '{who} has changed this meanwhile, to “{mark}”: {note}. What you wrote is below and is not saved yet. Put both together, then save.',
                )
              : t(
                  '{who} has changed this meanwhile, to “{mark}”. What you wrote is below and is not saved yet. Put both together, then save.',
                ),
            { who: <bdi>{last.by}</bdi>, mark: markLabel(last.mark), note: <bdi>{last.note}</bdi> },
          )}
        </p>
      )}
      {/* The answer begins here: what was saved, or was not, is in view. */}
      <form method="post" action={`${action}#remarks`}>
        <input type="hidden" name="shownMark" value={last?.mark ?? NEW_MARK} />
        <input type="hidden" name="revision" value={(last?.revision ?? 0) + 1} />
        <Select label={t('Mark')} name="mark" value={mark} options={options} />
        <label className="office-field">
          <span className="field-label">{t('Note')}</span>
          <textarea name="note" rows={3} dir="auto" defaultValue={note} />
        </label>
        <Button look="primary" type="submit">
          {t('Save')}
        </Button>
      </form>
      {remarks.length > 0 && (
        <ol className="office-history">
          {remarks.toReversed().map((remark, at, all) =>
            remark.isDamaged ? (
              <li key={remark.revision}>
                {t('What was written here cannot be read any more. Tell whoever runs the website.')}
              </li>
            ) : (
              <li key={remark.revision}>
                <MarkLabel mark={remark.mark} /> <bdi>{remark.by}</bdi>
                {t(', ')}
                <time>{remark.minute}</time>
                {remark.addsTo && remark.addsTo !== all[at + 1]?.addsTo && (
                  <>
                    {t(', ')}
                    {sentence(t('moved to {reference}'), {
                      reference: <span className="reference">{remark.addsTo}</span>,
                    })}
                  </>
                )}
                {remark.note && <p dir="auto">{remark.note}</p>}
              </li>
            ),
          )}
        </ol>
      )}
    </section>
  );
};
