import { t } from '#languages/message.ts';
/** A neutral roundel that holds the place of the archdiocese's own emblem. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="0 0 96 96" width="48" height="48" role="img" aria-label={t('Archdiocese emblem')}>
      <circle cx="48" cy="48" r="46" fill="var(--ramleh-1)" stroke="var(--gold-7)" strokeWidth="3" />
      <circle
        cx="48"
        cy="48"
        r="37"
        fill="none"
        stroke="var(--ramleh-4)"
        strokeWidth="7"
        strokeDasharray="7.620 2.067"
      />
      <path d="M32 68V46q0-12 16-22 16 10 16 22v22z" fill="var(--ramleh-7)" />
      <path d="M38 68V47q0-9 10-16 10 7 10 16v21z" fill="var(--ramleh-1)" />
    </svg>
  );
}
