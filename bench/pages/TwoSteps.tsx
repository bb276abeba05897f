import { type ComponentType, useState } from 'react';
import { type Education as Answers, educationOf, entriesInAddress } from './answers.ts';

interface TwoStepsProps {
  Education: ComponentType<{ answers: Answers; onNext: (given: Answers) => void }>;
  WorkExperience: ComponentType<{ onPrevious: () => void }>;
}

/** Two steps as in the guides of react-hook-form: a form for each, with the answers in the state of their parent. */
export const TwoSteps = ({ Education, WorkExperience }: TwoStepsProps) => {
  const [answers, setAnswers] = useState<Answers>(() => educationOf(entriesInAddress()));
  const [step, setStep] = useState(0);
  const showNext = (next: Answers) => {
    setAnswers(next);
    setStep(1);
  };
  return step === 0 ? (
    <Education answers={answers} onNext={showNext} />
  ) : (
    <WorkExperience onPrevious={() => setStep(0)} />
  );
};
