import { Fragment } from 'react';
import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';

export interface ShownAnswer {
  id: string;
  label: string;
  /** A text, or the names of files. */
  texts: readonly string[];
}

interface AnswerListProps {
  answers: readonly ShownAnswer[];
  /** Leads to a question; answers that were sent have no way back. */
  onChange?: ((id: string) => void) | undefined;
}

/** The id of the button that leads to a question. */
export const changeButtonOf = (id: string): string => `change-${id}`;

/** Answers to be read: each question with what was answered. */
export const AnswerList = ({ answers, onChange }: AnswerListProps) => (
  <dl className="answers">
    {answers.map(({ id, label, texts }) => (
      <div key={id} className={onChange && 'answers-changeable'}>
        <dt>{label}</dt>
        <dd>
          {texts.map((text, position) => (
            // Two files may have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: the texts of an answer never change places
            <Fragment key={position}>
              {position > 0 && <span>{t(', ')}</span>}
              <bdi dir="auto">{text}</bdi>
            </Fragment>
          ))}
        </dd>
        {onChange && (
          <dd className="answers-change">
            <Button id={changeButtonOf(id)} look="quiet" onClick={() => onChange(id)}>
              <span>{t('Change')}</span> <span className="vh">{label}</span>
            </Button>
          </dd>
        )}
      </div>
    ))}
  </dl>
);
