import { inContext, t } from '#languages/message.ts';
import { UnsavedNote } from '#server/office/page/views/UnsavedNote.tsx';
import { buttonClass } from '#src/components/Button.tsx';

/** The answer to a form that was sent when the session had ended, with the note that was written in it. */
export const SignedOut = ({ note }: { note: string }) => (
  <section className="office-narrow">
    <h1>{t('You were signed out')}</h1>
    <p role="alert">
      {note
        ? t('Nothing was saved. Copy what you wrote, sign in, and paste it there.')
        : t('Nothing was saved. Please sign in, and do it again.')}
    </p>
    {note && <UnsavedNote note={note} />}
    <p>
      <a className={buttonClass('primary')} href="/sign-in">
        {t(inContext('button', 'Sign in'))}
      </a>
    </p>
  </section>
);
