import { useState } from 'react';
import { type Education as Answers, educationOf, entriesAsked } from '../answers.ts';
import { show } from '../Site.tsx';
import { Education } from './Education.tsx';
import { WorkExperience } from './WorkExperience.tsx';

/** Two steps, the way react-hook-form's guides build a wizard: one form each, the answers kept between them. */
const Application = () => {
  const [answers, setAnswers] = useState<Answers>(() => educationOf(entriesAsked()));
  const [step, setStep] = useState(0);
  const goOn = (given: Answers) => {
    setAnswers(given);
    setStep(1);
  };
  return step === 0 ? <Education answers={answers} onNext={goOn} /> : <WorkExperience onPrevious={() => setStep(0)} />;
};

show(<Application />);
