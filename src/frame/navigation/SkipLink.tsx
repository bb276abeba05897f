import { t } from '#languages/message.ts';
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {t('Skip to content')}
    </a>
  );
}
