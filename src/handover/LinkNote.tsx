import { t } from '#languages/message.ts';
import type { Offer } from '#machines/handoverTypes.ts';
import { Button } from '#src/components/Button.tsx';
import { whenInWords } from '#src/components/clock.ts';

interface LinkNoteProps {
  /** Absent once the link works no more. */
  offer: Offer | undefined;
  /** Absent where the page was opened anew: nothing has stored the link. */
  onShow?: (() => void) | undefined;
  onWithdraw: () => void;
  onMake: () => void;
  onClose: () => void;
}

/** On the first device, while its link waits for another one, or once nobody has opened it in time. */
export const LinkNote = ({ offer, onShow, onWithdraw, onMake, onClose }: LinkNoteProps) => (
  <aside
    className="draft-note handover-note"
    id="handover-note"
    tabIndex={-1}
    aria-label={t('Link for the other device')}
  >
    {offer ? (
      <>
        <p>
          {t('A link to this application works until the other device has opened it, or ends {when}.', {
            when: () => whenInWords(new Date(offer.until)),
          })}
        </p>
        {onShow && (
          <Button look="quiet" onClick={onShow}>
            {t('Show the link')}
          </Button>
        )}
        <Button look="quiet" onClick={onWithdraw}>
          {t('Cancel the link')}
        </Button>
      </>
    ) : (
      <>
        <p>{t('The link to this application has ended, and nobody has opened it. Everything is still here.')}</p>
        <Button look="quiet" onClick={onMake}>
          {t('Make a new link')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('Dismiss')}
        </Button>
      </>
    )}
  </aside>
);
