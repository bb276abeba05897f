import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { stepOf } from '#machines/wizard/places.ts';
import { Stepper } from '#src/components/Stepper.tsx';
import { Outcome } from '#src/wizard/sending/Outcome.tsx';
import { StepForm } from '#src/wizard/step/StepForm.tsx';
import { Applying } from './Applying.tsx';
import { applicantIn, type Progress } from './applicant.ts';
import { applications, titlesOf } from './applications.tsx';

/** A step of an application as an applicant has come to it. One can go on from there. */
export const ApplicationStep = (progress: Progress) => {
  const { form, words } = applications[progress.application];
  // The arguments are data, and new ones begin anew.
  const scene = JSON.stringify(progress);
  const actor = useMemo(() => applicantIn(JSON.parse(scene) as Progress), [scene]);
  const step = useSelector(actor, (snapshot) => stepOf(snapshot)) ?? progress.step;
  const revision = useSelector(actor, ({ context }) => context.revision);
  return (
    <Applying application={progress.application} actor={actor}>
      <Stepper labels={titlesOf(form)} current={Object.keys(form.steps).indexOf(step)} />
      <div className="wizard-body">
        <StepForm key={`${scene} ${step} ${revision}`} />
      </div>
      <Outcome words={words} />
    </Applying>
  );
};
