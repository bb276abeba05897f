import { t } from '#languages/message.ts';
export interface ShownAnswer {
  id: string;
  label: string;
  text: string;
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
    {answers.map(({ id, label, text }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd>
          <bdi dir="auto">{text}</bdi>
        </dd>
        {onChange && (
          <dd className="answers-change">
            <button type="button" id={changeButtonOf(id)} className="button button--quiet" onClick={() => onChange(id)}>
              {t('Change')}
              <span className="vh"> {label}</span>
            </button>
          </dd>
        )}
      </div>
    ))}
  </dl>
);
