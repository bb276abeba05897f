import { Choice } from '#server/office/page/views/Choice.tsx';
import { MarkLabel } from '#server/office/page/views/MarkLabel.tsx';
import { type SignedIn, TokenInput } from '#server/office/page/views/TokenInput.tsx';

/** A remark with the minute it was written on the school's clock. */
export interface ShownRemark {
  revision: number;
  mark: string;
  note: string;
  by: string;
  minute: string;
}

export interface RemarksProps {
  person: SignedIn;
  action: string;
  marks: readonly string[];
  /** Oldest first. */
  remarks: readonly ShownRemark[];
  /** What somebody wrote while another was faster. */
  lost?: { mark: string; note: string } | undefined;
}

/** The mark and the note beside an application, who wrote them, and the form for the next. */
export const Remarks = ({ person, action, marks, remarks, lost }: RemarksProps) => {
  const last = remarks.at(-1);
  const { mark, note } = lost ?? last ?? { mark: 'new', note: '' };
  const options = [...new Set([...marks, mark])].map((value) => ({ value, label: value }));
  return (
    <section className="office-remarks" aria-labelledby="remarks">
      <h2 id="remarks">Mark and note</h2>
      {lost && last && (
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
        <TokenInput person={person} />
        <input type="hidden" name="revision" value={(last?.revision ?? 0) + 1} />
        <Choice label="Mark" name="mark" value={mark} options={options} />
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
          {remarks.toReversed().map((remark) => (
            <li key={remark.revision}>
              <MarkLabel mark={remark.mark} /> <bdi>{remark.by}</bdi>, <time>{remark.minute}</time>
              {remark.note && <p dir="auto">{remark.note}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
