interface OfferNoteProps {
  /** The question it answers. */
  label: string;
  /** An answer given elsewhere. */
  answer: string;
  onTake?: (() => void) | undefined;
}

/** Offers an answer that was given elsewhere; nothing is filled in unasked. */
export const OfferNote = ({ label, answer, onTake }: OfferNoteProps) => (
  <p className="offer">
    <button type="button" className="button button--quiet" onClick={onTake}>
      <span>
        Use “<bdi>{answer}</bdi>”<span className="vh"> for {label}</span>
      </span>
    </button>
  </p>
);
