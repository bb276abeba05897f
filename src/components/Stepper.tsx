import { t } from '#languages/message.ts';

interface StepperProps {
  labels: readonly string[];
  /** The position, from 0, of the step in progress. */
  current: number;
  /** Which steps can be gone to. */
  open?: readonly boolean[];
  onGo?: ((position: number) => void) | undefined;
}

const inWords = (state: 'completed' | 'in-progress' | 'pending', open: boolean | undefined) =>
  state === 'pending'
    ? open
      ? t('started')
      : t('not started')
    : state === 'completed'
      ? t('completed')
      : t('in progress');

/** How far the applicant is: earlier steps completed, one in progress, later ones pending. */
export const Stepper = ({ labels, current, open = [], onGo }: StepperProps) => (
  <div className="stepper">
    <p className="stepper-short" aria-hidden="true">
      {current + 1 < labels.length
        ? t('Step {number} of {count}. Next: {step}', {
            number: current + 1,
            count: labels.length,
            step: labels[current + 1]!,
          })
        : t('Step {number} of {count}', { number: current + 1, count: labels.length })}
    </p>
    <ol className="stepper-steps" aria-label={t('Progress')}>
      {labels.map((label, index) => {
        const canGo = open[index] && index !== current;
        const state = index < current ? 'completed' : index === current ? 'in-progress' : 'pending';
        return (
          <li
            className={`stepper-step stepper-step--${state}`}
            key={label}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="stepper-arch" aria-hidden="true">
              {index < current ? (
                <svg viewBox="0 0 24 24" width="20" height="20">
                  <path d="m5 13 5 5 9-11" fill="none" stroke="currentColor" strokeWidth="2.5" />
                </svg>
              ) : (
                index + 1
              )}
            </span>
            <span className={`stepper-label${canGo ? ' stepper-label--go' : ''}`}>
              {canGo ? (
                <button type="button" className="stepper-go" onClick={() => onGo?.(index)}>
                  {label}
                </button>
              ) : (
                label
              )}
            </span>
            <span className="stepper-caption">{t('Step {number}', { number: index + 1 })}</span>
            <span className="vh">{t(', ') + inWords(state, open[index])}</span>
          </li>
        );
      })}
    </ol>
  </div>
);
