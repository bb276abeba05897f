import { MarkLabel } from '#server/office/page/views/MarkLabel.tsx';
import { Select } from '#server/office/page/views/Select.tsx';

interface RemarkProps {
  revision: number;
  mark: string;
  note: string;
  /** The application to which it was moved. */
  addsTo?: string;
  by: string;
  /** In the school's time zone. */
  minute: string;
}

export interface RemarksProps {
  action: string;
  marks: readonly string[];
  /** Oldest first. */
  remarks: readonly RemarkProps[];
  /** A remark that was not saved, because another user had saved one in the meantime. */
  unsaved?: { mark: string; note: string } | undefined;
}

/** The form for the mark and the note of an application, and its earlier remarks. */
export const Remarks = ({ action, marks, remarks, unsaved }: RemarksProps) => {
  const last = remarks.at(-1);
  const { mark, note } = unsaved ?? last ?? { mark: 'new', note: '' };
  const options = [...new Set([...marks, mark])].map((value) => ({ value, label: value }));
  return (
    <section className="office-remarks" aria-labelledby="remarks">
      <h2 id="remarks">Mark and note</h2>
      {unsaved && last && (
        <p className="office-care" role="alert">
          <bdi>{last.by}</bdi> has changed this meanwhile, to “{last.mark}”
          {last.note && (
            <>
              : <bdi>{last.note}</bdi>
            </>
          )}
          . What you wrote is below and is not saved yet. Put both together, then save.
        </p>
      )}
      <form method="post" action={action}>
        <input type="hidden" name="revision" value={(last?.revision ?? 0) + 1} />
        <Select label="Mark" name="mark" value={mark} options={options} />
        <label className="office-field">
          <span className="field-label">Note</span>
          <textarea name="note" rows={3} maxLength={5000} dir="auto" defaultValue={note} />
        </label>
        <button className="button button--primary" type="submit">
          Save
        </button>
      </form>
      {remarks.length > 0 && (
        <ol className="office-history">
          {remarks.toReversed().map((remark, at, all) => (
            <li key={remark.revision}>
              <MarkLabel mark={remark.mark} /> <bdi>{remark.by}</bdi>, <time>{remark.minute}</time>
              {remark.addsTo && remark.addsTo !== all[at + 1]?.addsTo && (
                <>
                  , moved to <span className="reference">{remark.addsTo}</span>
                </>
              )}
              {remark.note && <p dir="auto">{remark.note}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
