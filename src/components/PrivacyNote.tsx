import { t } from '#languages/message.ts';

interface PrivacyNoteProps {
  text: string;
  /** The page that says more. */
  href: string;
}

/** Says before the first question what happens with the answers. */
export const PrivacyNote = ({ text, href }: PrivacyNoteProps) => (
  <p className="privacy-note">
    <span>{text}</span> <a href={href}>{t('More about privacy')}</a>
  </p>
);
