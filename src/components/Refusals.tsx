import { t } from '#languages/message.ts';
import { rich } from '#src/frame/rich.tsx';

/** An answer that has to be corrected. */
export interface Refusal {
  label: string;
  message: string;
  /** The step and the id of its question, where the form has one. */
  step?: string;
  id?: string;
}

interface RefusalsProps {
  refusals: readonly Refusal[];
  /** Leads to a question. */
  onGo?: ((step: string, id: string) => void) | undefined;
}

const RefusedLabel = ({ refusal: { label, step, id }, onGo }: { refusal: Refusal } & Pick<RefusalsProps, 'onGo'>) =>
  step === undefined || id === undefined ? (
    <strong>{label}</strong>
  ) : (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        onGo?.(step, id);
      }}
    >
      <bdi>{label}</bdi>
    </a>
  );

/** What the school did not accept, each with its message and the way to its question. */
export const Refusals = ({ refusals, onGo }: RefusalsProps) => (
  <ul className="refusals">
    {refusals.map((refusal, index) => (
      <li key={`${index} ${refusal.label}`}>
        {rich(t('{label}: {message}'), {
          label: <RefusedLabel refusal={refusal} onGo={onGo} />,
          message: <span>{refusal.message}</span>,
        })}
      </li>
    ))}
  </ul>
);
