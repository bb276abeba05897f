import type { ReactNode } from 'react';
import { type SignedIn, TokenInput } from '#server/office/page/views/TokenInput.tsx';
import { Crest } from '#src/frame/Crest.tsx';

interface FrameProps {
  /** Nobody is signed in where there is none. */
  person?: SignedIn | undefined;
  children: ReactNode;
}

/** What surrounds each page of the office. */
export const Frame = ({ person, children }: FrameProps) => (
  <>
    <a className="office-skip" href="#content">
      Skip to the content
    </a>
    <header className="office-header on-dark">
      <Crest />
      <p className="office-name">
        Office <span>Beirut Archdiocese College</span>
      </p>
      {person && (
        <nav aria-label="Office">
          <a href="/">Applications</a>
          <a href="/log">What happened</a>
        </nav>
      )}
      {person && (
        <form className="office-person" method="post" action="/sign-out">
          <TokenInput person={person} />
          <bdi>{person.name}</bdi>
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
