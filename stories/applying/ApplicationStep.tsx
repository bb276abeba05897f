import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { stepOf } from '#machines/wizard/snapshot.ts';
import { Outcome } from '#src/wizard/sending/Outcome.tsx';
import { StepForm } from '#src/wizard/step/StepForm.tsx';
import { Steps } from '#src/wizard/step/Steps.tsx';
import { Applying } from './Applying.tsx';
import { applicantIn, type Progress } from './applicant.ts';
import { applications } from './applications.tsx';

/** A step of an application as an applicant has come to it. One can go on from there. */
export const ApplicationStep = (progress: Progress) => {
  const { words } = applications[progress.application];
  // The arguments are data, and new ones start again.
  const scene = JSON.stringify(progress);
  const actor = useMemo(() => applicantIn(JSON.parse(scene) as Progress), [scene]);
  const step = useSelector(actor, (snapshot) => stepOf(snapshot)) ?? progress.step;
  const revision = useSelector(actor, ({ context }) => context.revision);
  return (
    <Applying application={progress.application} actor={actor}>
      <Steps />
      <div className="wizard-body">
        <StepForm key={`${scene} ${step} ${revision}`} />
      </div>
      <Outcome words={words} />
    </Applying>
  );
};
