import { AnswerList, type ShownAnswer } from '#src/components/AnswerList.tsx';

export interface PreviousAnswersProps {
  /** Of its button. */
  id?: string;
  answers: readonly ShownAnswer[];
  onTake?: (() => void) | undefined;
}

/** Offers what was answered in the last application, to be seen first and taken at once. */
export const PreviousAnswers = ({ id, answers, onTake }: PreviousAnswersProps) => (
  <div className="previous">
    <details>
      <summary>The same as in your last application?</summary>
      <AnswerList answers={answers} />
    </details>
    <button type="button" id={id} className="button button--outline" onClick={onTake}>
      Use these answers
    </button>
  </div>
);
