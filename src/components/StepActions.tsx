import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';

interface StepActionsProps {
  first: boolean;
  last: boolean;
  /** The step is valid and changed, and nothing else forbids to go on. */
  ready: boolean;
  onPrevious?: (() => void) | undefined;
  /** Next was tapped while it is disabled. */
  onBlocked?: (() => void) | undefined;
}

/** Previous, unless the form has one step, and the step's one submit button: Next, or Submit in the last step. */
export const StepActions = ({ first, last, ready, onPrevious, onBlocked }: StepActionsProps) => (
  <div className="actions">
    {!(first && last) && (
      <Button disabled={first} onClick={onPrevious}>
        {t('Previous')}
      </Button>
    )}
    {/* A disabled button gets no click; what surrounds it does. The panel above is the keyboard's way. */}
    {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
    <span className="actions-next" onClick={ready ? undefined : onBlocked}>
      <Button
        type="submit"
        id="forward"
        look="primary"
        disabled={!ready}
        aria-describedby={ready ? undefined : 'needed'}
      >
        {last ? t('Submit') : t('Next')}
      </Button>
    </span>
  </div>
);
