import { beirutTime } from '#forms/inWords.ts';
import { t } from '#languages/message.ts';
import { rich } from '#src/frame/rich.tsx';

interface ReceiptNoteProps {
  reference: string;
  /** ISO 8601. */
  receivedAt?: string | undefined;
}

/** Says that an application was sent from this device before, under which reference. */
export const ReceiptNote = ({ reference, receivedAt }: ReceiptNoteProps) => (
  <aside className="draft-note" aria-label={t('Sent before')}>
    <p>
      {rich(
        receivedAt
          ? t('An application was sent from this device on {time}. Its reference is {reference}.')
          : t('An application was sent from this device. Its reference is {reference}.'),
        {
          time: receivedAt && <time dateTime={receivedAt}>{beirutTime(new Date(receivedAt))()}</time>,
          reference: <strong className="reference">{reference}</strong>,
        },
      )}
    </p>
  </aside>
);
