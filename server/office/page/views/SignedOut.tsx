import { inContext, t } from '#languages/message.ts';
import { Written } from '#server/office/page/views/Written.tsx';
import { buttonClass } from '#src/components/Button.tsx';

/** The answer to a form that was sent when the session had ended, with the note that was written in it. */
export const SignedOut = ({ written }: { written: string }) => (
  <section className="office-narrow">
    <h1>{t('You were signed out')}</h1>
    <p role="alert">
      {written
        ? t('Nothing was saved. Copy what you wrote, sign in, and paste it there.')
        : t('Nothing was saved. Please sign in, and do it again.')}
    </p>
    {written && <Written note={written} />}
    <p>
      <a className={buttonClass('primary')} href="/sign-in">
        {t(inContext('button', 'Sign in'))}
      </a>
    </p>
  </section>
);
