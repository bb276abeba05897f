import type { FormEventHandler, ReactNode } from 'react';
import { StepActions } from '../../src/components/StepActions.tsx';

interface Props {
  title: string;
  position: number;
  ready: boolean;
  onNext?: FormEventHandler<HTMLFormElement>;
  onPrevious?: () => void;
  children: ReactNode;
}

/** The frame of a step, as on the site. */
export const StepFrame = ({ title, position, ready, onNext, onPrevious, children }: Props) => (
  <form className="step" noValidate aria-labelledby="step-heading" onSubmit={onNext}>
    <header className="step-header">
      <h2 className="step-heading" id="step-heading" tabIndex={-1}>
        {title}
        <span className="vh">, step {position} of 5</span>
      </h2>
      <p className="field-hint">Fields marked * are required.</p>
    </header>
    <div className="step-fields">{children}</div>
    <StepActions first={false} last={false} ready={ready} onPrevious={onPrevious} />
  </form>
);
