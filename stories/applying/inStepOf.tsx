import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { WizardActor } from '#machines/wizard/snapshot.ts';
import { Applying } from './Applying.tsx';
import { applicantIn, type Progress } from './applicant.ts';
import type { ApplicationName } from './applications.tsx';
import { progressControls } from './controls.ts';

/** A piece of the wizard in its wizard. Another scene starts another one. */
export const inWizardOf = (scene: { application: ApplicationName }, actor: WizardActor, piece: ReactNode) => (
  <Applying application={scene.application} actor={actor} key={JSON.stringify(scene)}>
    {piece}
  </Applying>
);

/** A piece of the wizard in its place: in the form of a step. */
export const inFormOf = (...[scene, actor, piece]: Parameters<typeof inWizardOf>) =>
  inWizardOf(
    scene,
    actor,
    <div className="wizard-body">
      <form className="step" onSubmit={(event) => event.preventDefault()}>
        <div className="step-body">{piece}</div>
      </form>
    </div>,
  );

/** A piece of the wizard in its place: among the questions of a step, as an applicant has come to it. */
export const inStepOf = (progress: Progress, piece: ReactNode) =>
  inFormOf(progress, applicantIn(progress), <div className="step-fields">{piece}</div>);

/** What the story of a piece has: where its applicant is, and what is shown there. */
export const pieceAt =
  (place: typeof inWizardOf, piece: ReactNode) =>
  (progress: Progress): StoryObj<Progress> => ({
    args: progress,
    argTypes: progressControls,
    render: (args) => place(args, applicantIn(args), piece),
  });
