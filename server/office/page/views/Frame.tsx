import type { ReactNode } from 'react';
import type { User } from '#server/office/page/sessions.ts';
import { Crest } from '#src/frame/Crest.tsx';

interface FrameProps {
  /** The signed-in user. */
  user?: Pick<User, 'name'> | undefined;
  children: ReactNode;
}

/** The header and the main element of every page. */
export const Frame = ({ user, children }: FrameProps) => (
  <>
    <a className="office-skip" href="#content">
      Skip to the content
    </a>
    <header className="office-header on-dark">
      <Crest />
      <p className="office-name">
        Office <span>Beirut Archdiocese College</span>
      </p>
      {user && (
        <nav aria-label="Office">
          <a href="/">Applications</a>
          <a href="/log">What happened</a>
        </nav>
      )}
      {user && (
        <form className="office-person" method="post" action="/sign-out">
          <bdi>{user.name}</bdi>
          <button className="button button--outline" type="submit">
            Sign out
          </button>
        </form>
      )}
    </header>
    <main className="office-main" id="content" tabIndex={-1}>
      {children}
    </main>
  </>
);
