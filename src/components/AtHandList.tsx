import type { StepAtHand } from '#forms/atHand.ts';
import { t } from '#languages/message.ts';
import { BlankFormLink } from '#src/components/BlankFormLink.tsx';

export interface AtHandListProps {
  /** Of the titles: one below that of the heading above the list. */
  level?: 2 | 3;
  // react-docgen does not know `readonly` in a type that another component extends.
  steps: ReadonlyArray<StepAtHand>;
}

/** What to have at hand for a form, step by step, with the blank forms that have to be completed. */
export const AtHandList = ({ steps, level = 3 }: AtHandListProps) => {
  const Title = `h${level}` as const;
  return (
    <ol className="at-hand">
      {steps.map(({ id, title, things }) => (
        <li className="at-hand-step" key={id}>
          <Title className="at-hand-title">{t(title)}</Title>
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
};
