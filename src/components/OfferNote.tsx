interface OfferNoteProps {
  /** The question it answers. */
  label: string;
  /** An answer given elsewhere. */
  answer: string;
  /** Something else was answered, and this may be meant. */
  instead?: boolean;
  onTake?: (() => void) | undefined;
}

/** Offers an answer that was given elsewhere, or asks whether it is meant instead; nothing is filled in unasked. */
export const OfferNote = ({ label, answer, instead, onTake }: OfferNoteProps) => (
  <p className="offer">
    {instead && (
      <>
        Did you mean <bdi>{answer}</bdi>?{' '}
      </>
    )}
    <button type="button" className="button button--quiet" onClick={onTake}>
      <span>
        {instead ? (
          <>
            Yes, use this<span className="vh"> {answer}</span>
          </>
        ) : (
          <>
            Use “<bdi>{answer}</bdi>”
          </>
        )}
        <span className="vh"> for {label}</span>
      </span>
    </button>
  </p>
);
