import type { ReactNode } from 'react';
import { Applying } from './Applying.tsx';
import { applicantIn, type Progress } from './applicant.ts';

/** A piece of the wizard where it stands: in a step of an application, as an applicant has come to it. */
export const inStepOf = (progress: Progress, piece: ReactNode) => (
  <Applying application={progress.application} actor={applicantIn(progress)} key={JSON.stringify(progress)}>
    <div className="wizard-body">
      <form className="step" onSubmit={(event) => event.preventDefault()}>
        <div className="step-fields">{piece}</div>
      </form>
    </div>
  </Applying>
);
