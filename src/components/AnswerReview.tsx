import { AnswerList, type ShownAnswer } from '#src/components/AnswerList.tsx';

export interface AnswerReviewProps {
  sections: readonly { id: string; title: string; answers: readonly ShownAnswer[] }[];
  open: boolean;
  onToggle?: (() => void) | undefined;
  /** Leads back to a question of a section. */
  onChange?: ((section: string, question: string) => void) | undefined;
}

/** All answers before they are sent, folded away, each with the way back to it. */
export const AnswerReview = ({ sections, open, onToggle, onChange }: AnswerReviewProps) => (
  <section className="review" aria-labelledby="review">
    <h3 className="needed-heading">
      <button
        type="button"
        id="review"
        className="needed-toggle review-toggle"
        aria-expanded={open}
        aria-controls="review-sections"
        onClick={onToggle}
      >
        Check your answers
      </button>
    </h3>
    <div id="review-sections" className="review-sections" hidden={!open}>
      {(open ? sections : []).map(({ id, title, answers }) => (
        <section key={id}>
          <h4>{title}</h4>
          <AnswerList answers={answers} onChange={(question) => onChange?.(id, question)} />
        </section>
      ))}
    </div>
  </section>
);
