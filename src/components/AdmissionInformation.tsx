import { t } from '#languages/message.ts';
import { AtHandList, type AtHandListProps } from '#src/components/AtHandList.tsx';
import { Button } from '#src/components/Button.tsx';
import { HowAdmissionWorks } from '#src/components/HowAdmissionWorks.tsx';

interface AdmissionInformationProps extends AtHandListProps {
  minutes: string;
  gathering: string;
  saving: string;
  documentsNote: string;
  /** What happens after it was sent, in order. */
  next: readonly string[];
  /** The device stores the answers, as far as is known. */
  stored?: boolean;
  /** It was started, and waits for its answers or its script. */
  opening?: boolean;
  onStart?: (() => void) | undefined;
}

/** What to have at hand before the form, how long it takes, and the way into it, which stays in sight. */
export const AdmissionInformation = ({ stored = true, opening = false, ...props }: AdmissionInformationProps) => {
  const { minutes, gathering, saving, documentsNote, next, steps, onStart } = props;
  return (
    <div className="information" id="information" tabIndex={-1}>
      <div className="information-time">
        <p>
          <strong>{minutes}</strong> <span>{gathering}</span>
        </p>
        {stored && <p>{saving}</p>}
      </div>
      <section className="information-list" aria-labelledby="at-hand">
        <h2 id="at-hand">{t('What to have at hand, step by step')}</h2>
        <AtHandList steps={steps} />
        <p className="information-note">{documentsNote}</p>
      </section>
      <HowAdmissionWorks next={next} />
      <div className="information-way">
        <Button look="primary" className="information-start" onClick={onStart}>
          {t('Fill The Form')}
        </Button>
        <p role="status" hidden={!opening}>
          {t('The form opens as soon as it has loaded…')}
        </p>
      </div>
    </div>
  );
};
