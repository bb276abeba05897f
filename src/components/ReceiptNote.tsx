import { beirutTime } from '#src/components/clock.ts';

export interface ReceiptNoteProps {
  reference: string;
  /** ISO 8601. */
  receivedAt?: string | undefined;
}

/** Says that an application was sent from this device before, under which reference. */
export const ReceiptNote = ({ reference, receivedAt }: ReceiptNoteProps) => (
  <aside className="draft-note" aria-label="Sent before">
    <p>
      An application was sent from this device
      {receivedAt && (
        <>
          {' '}
          on <time dateTime={receivedAt}>{beirutTime(new Date(receivedAt))}</time>
        </>
      )}
      . Its reference is <strong className="reference">{reference}</strong>.
    </p>
  </aside>
);
