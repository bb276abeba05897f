import { t } from '#languages/message.ts';
import { AnswerList, type ShownAnswer } from '#src/components/AnswerList.tsx';
import { Button } from '#src/components/Button.tsx';
import { Disclosure } from '#src/components/Disclosure.tsx';

interface PreviousAnswersProps {
  /** Of its button. */
  id?: string;
  answers: readonly ShownAnswer[];
  onTake?: (() => void) | undefined;
}

/** Offers what was answered in the last application, to be seen first and filled in at once. */
export const PreviousAnswers = ({ id, answers, onTake }: PreviousAnswersProps) => (
  <div className="previous">
    <Disclosure summary={t('The same as in your last application?')}>
      <AnswerList answers={answers} />
    </Disclosure>
    <Button id={id} onClick={onTake}>
      {t('Use these answers')}
    </Button>
  </div>
);
