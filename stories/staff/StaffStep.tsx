import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { staff } from '#forms/staff/staff.ts';
import { stepOf } from '#machines/wizard.ts';
import { Stepper } from '#src/components/Stepper.tsx';
import { Outcome } from '#src/wizard/Outcome.tsx';
import { StepForm } from '#src/wizard/StepForm.tsx';
import { Applying } from './Applying.tsx';
import { applicantIn, type Progress } from './applicant.ts';
import { words } from './words.ts';

const ids = Object.keys(staff.steps);
const labels = Object.values(staff.steps).map(({ title }) => title);

/** A step of the staff application as an applicant has come to it. One can go on from there. */
export const StaffStep = (progress: Progress) => {
  // The arguments are data, and new ones begin anew.
  const scene = JSON.stringify(progress);
  const actor = useMemo(() => applicantIn(JSON.parse(scene) as Progress), [scene]);
  const step = useSelector(actor, (snapshot) => stepOf(staff, snapshot)) ?? progress.step;
  const revision = useSelector(actor, ({ context }) => context.revision);
  return (
    <Applying actor={actor}>
      <Stepper labels={labels} current={ids.indexOf(step)} />
      <div className="wizard-body">
        <StepForm key={`${scene} ${step} ${revision}`} />
      </div>
      <Outcome words={words} />
    </Applying>
  );
};
