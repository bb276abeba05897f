import { inContext, t } from '#languages/message.ts';
import { sentence } from '#server/office/page/views/sentence.tsx';
import { Button } from '#src/components/Button.tsx';

interface SignInProps {
  /** The token of the sign-in link. */
  token?: string | undefined;
  /** Who is signed in already. */
  signedIn?: string | undefined;
  /** Why the sign-in failed. */
  problem?: string | undefined;
}

/** The sign-in page: with a link, the button that uses it; without, how to get one. */
export const SignIn = ({ token, signedIn, problem }: SignInProps) => (
  <section className="office-narrow">
    <h1>{t('Sign in')}</h1>
    {problem && (
      <p className="office-care" role="alert">
        {problem}
      </p>
    )}
    {token ? (
      <form method="post" action="/sign-in">
        <input type="hidden" name="link" value={token} />
        {signedIn && (
          <p className="office-care">
            {sentence(t('{who} is signed in on this computer. This link ends that session.'), {
              who: <bdi>{signedIn}</bdi>,
            })}
          </p>
        )}
        <p>{t('You stay signed in on this computer for 12 hours, or until you sign out.')}</p>
        <Button look="primary" type="submit">
          {t(inContext('button', 'Sign in'))}
        </Button>
      </form>
    ) : (
      <p>
        {sentence(
          t(
            'Ask whoever runs the website for a new link. It is printed by {command}, and is good for one sign-in within ten minutes.',
          ),
          { command: <code dir="ltr">npm run applications -- office</code> },
        )}
      </p>
    )}
  </section>
);
