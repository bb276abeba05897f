import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';
import { rich } from '#src/frame/rich.tsx';

interface OfferNoteProps {
  /** The question it answers. */
  label: string;
  /** An answer given elsewhere. */
  answer: string;
  /** Something else was answered, and this may be meant. */
  instead?: boolean;
  onTake?: (() => void) | undefined;
}

/** Offers an answer that was given elsewhere, or asks whether it is meant instead; nothing is filled in unasked. */
export const OfferNote = ({ label, answer, instead, onTake }: OfferNoteProps) => (
  // An element that came before a text of its own would fail where a translator has replaced that text.
  <p className="offer" key={instead ? 'instead' : 'offer'}>
    {instead && <span>{rich(t('Did you mean {answer}?'), { answer: <bdi>{answer}</bdi> })}</span>}{' '}
    <Button look="quiet" onClick={onTake}>
      <span>
        {instead ? (
          <>
            <span>{t('Yes, use this')}</span> <span className="vh">{answer}</span>
          </>
        ) : (
          rich(t('Use “{answer}”'), { answer: <bdi>{answer}</bdi> })
        )}{' '}
        <span className="vh">{t('for {label}', { label })}</span>
      </span>
    </Button>
  </p>
);
