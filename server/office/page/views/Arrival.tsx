import { t } from '#languages/message.ts';
import { sentence } from '#server/office/page/views/sentence.tsx';

interface ArrivalProps {
  reference: string;
  /** In the school's time zone. */
  received: string;
  /** In which it was filled in; empty for English. */
  language?: string;
  /** The reference of the application that it adds to; absent where that is shown elsewhere. */
  addsTo?: string | undefined;
}

/** The reference of an application, and how it came. */
export const Arrival = ({ reference, received, language, addsTo }: ArrivalProps) => (
  <>
    {sentence(t('{reference} received {time}', { time: received }), {
      reference: <b className="reference">{reference}</b>,
    })}
    {language && t(', ') + t('filled in in {language}', { language })}
    {addsTo && (
      <>
        {t(', ')}
        {sentence(t('for the application {reference}'), { reference: <span className="reference">{addsTo}</span> })}
      </>
    )}
  </>
);
