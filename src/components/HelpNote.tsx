import { t } from '#languages/message.ts';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { rich } from '#src/frame/rich.tsx';

/** Whom to ask, in the same place beside every step. */
export const HelpNote = () => (
  <aside className="help-note" aria-label={t('Help')}>
    <h3>{t('Need help?')}</h3>
    <p>{rich(t('Call {phone}'), contactLinks)}</p>
    <p>{rich(t('Write to {email}'), contactLinks)}</p>
  </aside>
);
