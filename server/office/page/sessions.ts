import { createHash, randomBytes } from 'node:crypto';
import { printable } from '#server/office/printable.ts';

const MINUTE = 60_000;
const TOKEN_LIFETIME = 10 * MINUTE;
const SESSION_LIFETIME = 12 * 60 * MINUTE;

export interface User {
  name: string;
  mayDelete: boolean;
}

export interface Session extends User {
  expires: number;
  /** The hash of the token that started it. */
  startedWith?: string;
}

const createSecret = () => randomBytes(32).toString('base64url');
// Secrets are looked up by their hashes, so the time of a look-up tells nothing about them.
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The sessions of the office's page and the tokens of its sign-in links. In memory: a restart ends all of them. */
export const createSessions = (now: () => number = Date.now) => {
  const tokens = new Map<string, Session>();
  const sessions = new Map<string, Session>();

  const findIn = (map: ReadonlyMap<string, Session>, secret: string) => {
    const found = map.get(hashOf(secret));
    return found && found.expires > now() ? found : undefined;
  };
  const addTo = (map: Map<string, Session>, { name, mayDelete }: User, lifetime: number) => {
    for (const [hash, { expires }] of map) if (expires <= now()) map.delete(hash);
    const secret = createSecret();
    const session: Session = { name: printable(name), mayDelete, expires: now() + lifetime };
    map.set(hashOf(secret), session);
    return { id: secret, session };
  };
  const start = (user: User) => addTo(sessions, user, SESSION_LIFETIME);

  return {
    /** A token with which this user signs in once, within ten minutes. */
    createToken: (user: User): string => addTo(tokens, user, TOKEN_LIFETIME).id,
    /** Starts a session with a token. The token is then used up, unless the session is undone. */
    signIn: (token: string) => {
      const user = findIn(tokens, token);
      tokens.delete(hashOf(token));
      if (!user) return undefined;
      const started = start(user);
      started.session.startedWith = hashOf(token);
      const undo = () => {
        sessions.delete(hashOf(started.id));
        tokens.set(hashOf(token), user);
      };
      return { ...started, undo };
    },
    /** Whether this session was started with this token. */
    isStartedWith: (id: string, token: string): boolean => findIn(sessions, id)?.startedWith === hashOf(token),
    start,
    find: (id: string): Session | undefined => findIn(sessions, id),
    end: (id: string): void => void sessions.delete(hashOf(id)),
  };
};

export type Sessions = ReturnType<typeof createSessions>;
