import type { StepAtHand } from '#forms/atHand.ts';
import { t } from '#languages/message.ts';
import { AnswerList, type ShownAnswer } from '#src/components/AnswerList.tsx';
import { AtHandList } from '#src/components/AtHandList.tsx';
import { Button } from '#src/components/Button.tsx';
import { EraseAnswers } from '#src/components/EraseAnswers.tsx';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { rich } from '#src/frame/rich.tsx';

interface ReceptionNoteProps {
  /** From when or until when the form is received. */
  text: string;
  /** What can be prepared. */
  steps: StepAtHand[];
  /** What was answered and not sent by the last day. */
  sections?: readonly { title: string; answers: readonly ShownAnswer[] }[];
  onErase?: (() => void) | undefined;
}

/** In place of a form outside of the days on which it is received. */
export const ReceptionNote = ({ text, steps, sections = [], onErase }: ReceptionNoteProps) => (
  <section className="elsewhere" aria-labelledby="reception">
    <h2 id="reception" tabIndex={-1}>
      {text}
    </h2>
    <p>{rich(t('Questions? Please call {phone} or write to {email}.'), contactLinks)}</p>
    <h3>{t('What to have at hand, step by step')}</h3>
    <AtHandList steps={steps} />
    {sections.length > 0 && (
      <>
        <p>{t('What you have answered was not sent. You can print it.')}</p>
        <div className="receipt-actions">
          {'print' in window && (
            <Button look="primary" onClick={() => window.print()}>
              {t('Print or save')}
            </Button>
          )}
          <EraseAnswers label={t('Erase my answers')} onErase={onErase} />
        </div>
        {sections.map((section) => (
          <section key={section.title} className="receipt-section">
            <h3>{section.title}</h3>
            <AnswerList answers={section.answers} />
          </section>
        ))}
      </>
    )}
  </section>
);
