export interface OpenElsewhereProps {
  /** Another tab has taken the form from this one. */
  taken: boolean;
  onContinue?: (() => void) | undefined;
}

/** Stands in place of a form that another tab of this browser holds. */
export const OpenElsewhere = ({ taken, onContinue }: OpenElsewhereProps) => (
  <section className="elsewhere" aria-labelledby="elsewhere">
    <h2 id="elsewhere" tabIndex={-1}>
      {taken ? 'You went on in another tab' : 'This form is open in another tab'}
    </h2>
    <p>
      {taken
        ? 'Another tab of this browser has taken this form over, with all answers and files.'
        : 'Another tab of this browser has this form open. One tab at a time keeps it, so that no answer is lost.'}{' '}
      You can continue here; the other tab then lets go of it. It also goes on here by itself once the other tab is
      closed.
    </p>
    <button type="button" className="button button--primary" onClick={onContinue}>
      Continue here
    </button>
  </section>
);
