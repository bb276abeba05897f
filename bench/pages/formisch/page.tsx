import { useState } from 'react';
import { type Education as Answers, educationOf, entriesInAddress } from '../answers.ts';
import { show } from '../Site.tsx';
import { Education } from './Education.tsx';
import { WorkExperience } from './WorkExperience.tsx';

/** Two forms in the order of the steps, with the answers in the state of their parent. */
const Application = () => {
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

show(<Application />);
