import { t } from '#languages/message.ts';
import { rich } from '#src/frame/rich.tsx';

interface HelpNoteProps {
  phone: { display: string; e164: string };
  email: string;
}

/** Whom to ask, in the same place beside every step. */
export const HelpNote = ({ phone, email }: HelpNoteProps) => (
  <aside className="help-note" aria-label={t('Help')}>
    <h3>{t('Need help?')}</h3>
    <p>
      {rich(t('Call {phone}'), {
        phone: (
          <a href={`tel:${phone.e164}`}>
            <bdi dir="ltr">{phone.display}</bdi>
          </a>
        ),
      })}
    </p>
    <p>{rich(t('Write to {email}'), { email: <a href={`mailto:${email}`}>{email}</a> })}</p>
  </aside>
);
