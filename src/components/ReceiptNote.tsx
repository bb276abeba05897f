import { beirutTime } from '#forms/inWords.ts';
import { t } from '#languages/message.ts';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';
import { rich } from '#src/frame/rich.tsx';

interface ReceiptNoteProps {
  reference: string;
  /** ISO 8601. */
  receivedAt?: string | undefined;
  /** Where something is added to the application. */
  addHref?: string | undefined;
  /** It was itself added to an application. */
  isAddition?: boolean | undefined;
}

/** Complete sentences: in other languages more than the noun differs. */
const sentence = (isAddition: boolean | undefined, hasTime: boolean) => {
  if (isAddition)
    return hasTime
      ? t('Papers or a correction were sent from this device on {time}. The reference is {reference}.')
      : t('Papers or a correction were sent from this device. The reference is {reference}.');
  return hasTime
    ? t('An application was sent from this device on {time}. Its reference is {reference}.')
    : t('An application was sent from this device. Its reference is {reference}.');
};

/** Says that an application was sent from this device before, under which reference, and where something is added to it. */
export const ReceiptNote = ({ reference, receivedAt, addHref, isAddition }: ReceiptNoteProps) => (
  <aside className="draft-note" aria-label={t('Sent before')}>
    <p>
      {rich(sentence(isAddition, receivedAt !== undefined), {
        time: receivedAt && beirutTime(new Date(receivedAt))(),
        reference: <strong className="reference">{reference}</strong>,
      })}
    </p>
    {addHref !== undefined && (
      <p>
        {rich(t('Something wrong or missing? {link}'), {
          link: <PageLink href={addHref}>{t('Send it here')}</PageLink>,
        })}
      </p>
    )}
  </aside>
);
