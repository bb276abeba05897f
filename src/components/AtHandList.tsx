import type { StepAtHand, Thing } from '#forms/atHand.ts';
import { t } from '#languages/message.ts';
import { blankForms } from '#src/content/blankForms.ts';
import { Icon } from '#src/frame/Icon.tsx';
import { download } from '#src/frame/icons.ts';

export interface AtHandListProps {
  // react-docgen does not know `readonly` in a type that another component extends.
  steps: ReadonlyArray<StepAtHand>;
}

const BlankFormLink = ({ blankForm = '' }: Pick<Thing, 'blankForm'>) => {
  const form = blankForms[blankForm];
  return (
    form && (
      <a className="at-hand-form" href={form.pdf} download>
        <Icon shape={download} />
        <span>
          {t('Download the blank form')}
          <span className="vh">: {t(form.title)}</span> (PDF)
        </span>
      </a>
    )
  );
};

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
                {t(text)}
                <BlankFormLink blankForm={blankForm} />
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
