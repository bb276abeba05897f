import { t } from '#languages/message.ts';
import { AnswerList, type ShownAnswer } from '#src/components/AnswerList.tsx';

interface ReviewSection {
  id: string;
  title: string;
  answers: readonly ShownAnswer[];
  open?: boolean;
}

interface AnswerReviewProps {
  sections: readonly ReviewSection[];
  open: boolean;
  /** Unfolds or folds a section, or all of the review. */
  onToggle?: ((section?: string) => void) | undefined;
  /** Leads back to a question of a section. */
  onChange?: ((section: string, question: string) => void) | undefined;
}

/** All answers before they are sent, folded by step, each with the way back to it. */
export const AnswerReview = ({ sections, open, onToggle, onChange }: AnswerReviewProps) => (
  <section className="review" aria-labelledby="review">
    <h3 className="needed-heading">
      <button
        type="button"
        id="review"
        className="needed-toggle review-toggle"
        aria-expanded={open}
        aria-controls="review-sections"
        onClick={() => onToggle?.()}
      >
        {t('Check your answers')}
      </button>
    </h3>
    <div id="review-sections" className="review-sections" hidden={!open}>
      {(open ? sections : []).map((section) => (
        <section key={section.id}>
          <h4 className="needed-heading">
            <button
              type="button"
              id={`review-${section.id}`}
              className="needed-toggle review-section"
              aria-expanded={section.open ?? false}
              aria-controls={`review-${section.id}-answers`}
              onClick={() => onToggle?.(section.id)}
            >
              <span>{section.title}</span>
              <span className="vh">{t(': your answers')}</span>
            </button>
          </h4>
          <div id={`review-${section.id}-answers`} className="review-answers" hidden={!section.open}>
            {section.open && (
              <AnswerList answers={section.answers} onChange={(question) => onChange?.(section.id, question)} />
            )}
          </div>
        </section>
      ))}
    </div>
  </section>
);
