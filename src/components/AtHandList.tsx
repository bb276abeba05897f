import type { StepAtHand } from '#forms/atHand.ts';
import { t } from '#languages/message.ts';
import { BlankFormLink } from '#src/components/BlankFormLink.tsx';

export interface AtHandListProps {
  // react-docgen does not know `readonly` in a type that another component extends.
  steps: ReadonlyArray<StepAtHand>;
}

/** What to have at hand for a form, step by step, with the blank forms that have to be completed. */
export const AtHandList = ({ steps }: AtHandListProps) => (
  <ol className="at-hand">
    {steps.map(({ id, title, things }) => (
      <li className="at-hand-step" key={id}>
        <h3 className="at-hand-title">{t(title)}</h3>
        {things.length > 0 ? (
          <ul>
            {things.map(({ text, blankForm }) => (
              <li key={text}>
                <span>{t(text)}</span>
                {blankForm && <BlankFormLink blankForm={blankForm} />}
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('Nothing to prepare')}</p>
        )}
      </li>
    ))}
  </ol>
);
