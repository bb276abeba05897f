import type { ReactNode } from 'react';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import type { User } from '#server/office/page/sessions.ts';
import { type LanguageLink, LanguageSwitch } from '#server/office/page/views/LanguageSwitch.tsx';
import { Button } from '#src/components/Button.tsx';
import { Crest } from '#src/frame/Crest.tsx';

interface FrameProps {
  /** The signed-in user. */
  user?: Pick<User, 'name'> | undefined;
  /** This page in each language; none where it has no address. */
  languages: readonly LanguageLink[];
  children: ReactNode;
}

/** The header and the main element of every page. */
export const Frame = ({ user, languages, children }: FrameProps) => (
  <>
    <a className="office-skip" href="#content">
      {t('Skip to the content')}
    </a>
    <header className="office-header on-dark">
      <Crest />
      <p className="office-name">
        {t('Office')} <span>{schoolName()}</span>
      </p>
      {user && (
        <nav aria-label={t('Office')}>
          <a href="/">{t('Applications')}</a>
          <a href="/log">{t('What happened')}</a>
        </nav>
      )}
      {user && (
        <form className="office-person" method="post" action="/sign-out">
          <bdi>{user.name}</bdi>
          <Button type="submit">{t('Sign out')}</Button>
        </form>
      )}
      <LanguageSwitch links={languages} />
    </header>
    <main className="office-main" id="content" tabIndex={-1}>
      {children}
    </main>
  </>
);
