import { inContext, t } from '#languages/message.ts';
import { buttonClass } from '#src/components/Button.tsx';

/** What was written when the session had ended, to be copied. */
export const SignedOut = ({ written }: { written: string }) => (
  <section className="office-narrow">
    <h1>{t('You were signed out')}</h1>
    <p role="alert">{t('Nothing was saved. Copy what you wrote, sign in, and paste it there.')}</p>
    <label className="office-field">
      <span className="field-label">{t('What you wrote')}</span>
      <textarea rows={6} dir="auto" readOnly defaultValue={written} />
    </label>
    <p>
      <a className={buttonClass('primary')} href="/sign-in">
        {t(inContext('button', 'Sign in'))}
      </a>
    </p>
  </section>
);
