export interface ShownAnswer {
  id: string;
  label: string;
  text: string;
}

/** Answers to be read: each question with what was answered. */
export const AnswerList = ({ answers }: { answers: readonly ShownAnswer[] }) => (
  <dl className="answers">
    {answers.map(({ id, label, text }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd>
          <bdi dir="auto">{text}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
