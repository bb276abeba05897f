import { useWizardState } from '#src/wizard/context.ts';
import { endingOf } from '#src/wizard/sending/failures.ts';

/** In the last step: what became of a send that neither arrived nor failed. */
export const Ending = () => {
  const ended = useWizardState(({ context }) => context.ended);
  return (
    ended && (
      <p className="ending" id="ending" tabIndex={-1}>
        {endingOf[ended]}
      </p>
    )
  );
};
