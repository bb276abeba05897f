import { createHash, randomBytes } from 'node:crypto';
import { printable } from '#server/office/printable.ts';

const MINUTE = 60_000;
const TOKEN_FOR = 10 * MINUTE;
const SESSION_FOR = 12 * 60 * MINUTE;

/** Whoever has signed in. */
export interface Person {
  name: string;
  mayDelete: boolean;
}

export interface Session extends Person {
  /** What each of its forms carries, and no other site knows. */
  formToken: string;
  expires: number;
}

const secret = () => randomBytes(32).toString('base64url');
/** Looked up by its hash, a secret is not found out letter by letter. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Who is signed in, in memory: a restart ends all sessions. */
export const sessionsOf = (now: () => number = Date.now) => {
  const tokens = new Map<string, Person & { expires: number }>();
  const sessions = new Map<string, Session>();
  const take = <T extends { expires: number }>(from: Map<string, T>, key: string) => {
    const found = from.get(hashOf(key));
    return found && found.expires > now() ? found : undefined;
  };

  const begin = ({ name, mayDelete }: Person) => {
    for (const [key, { expires }] of sessions) if (expires <= now()) sessions.delete(key);
    const id = secret();
    const session = { name: printable(name), mayDelete, formToken: secret(), expires: now() + SESSION_FOR };
    sessions.set(hashOf(id), session);
    return { id, session };
  };

  return {
    /** A token with which this person signs in once within ten minutes. */
    tokenFor: (person: Person): string => {
      const token = secret();
      tokens.set(hashOf(token), { ...person, expires: now() + TOKEN_FOR });
      return token;
    },
    /** Begins the session of a token, and uses the token up. */
    exchange: (token: string) => {
      const person = take(tokens, token);
      tokens.delete(hashOf(token));
      return person && begin(person);
    },
    begin,
    find: (id: string): Session | undefined => take(sessions, id),
    end: (id: string): void => void sessions.delete(hashOf(id)),
  };
};

export type Sessions = ReturnType<typeof sessionsOf>;
