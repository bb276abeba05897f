import { useEffect, useRef, useState } from 'react';
import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';

interface EraseAnswersProps {
  /** The label of the button. */
  label: string;
  onErase?: (() => void) | undefined;
}

/** A button that erases the answers after a confirmation. */
export const EraseAnswers = ({ label, onErase }: EraseAnswersProps) => {
  const [asking, setAsking] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // The focused button is removed: without this the focus would be lost.
    if (asking) question.current?.focus();
    else if (asked.current) button.current?.focus();
    asked.current = asking;
  }, [asking]);
  if (!asking)
    return (
      <Button ref={button} look="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  return (
    <div
      ref={question}
      className="draft-note-ask"
      role="group"
      aria-label={t('Erase the saved answers?')}
      tabIndex={-1}
    >
      <p>{t('Erase all answers and files in this application?')}</p>
      <Button onClick={onErase}>{t('Yes, erase')}</Button>
      <Button look="quiet" onClick={() => setAsking(false)}>
        {t('Keep')}
      </Button>
    </div>
  );
};
