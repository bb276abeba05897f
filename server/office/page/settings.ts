import { environment, parsePort } from '#server/environment.ts';
import { isOwnMark, usualMarks } from '#server/office/page/marks.ts';
import { NEW_MARK, READ_MARK } from '#server/storing/remarks.ts';

/** A proxy in front of the office's page, where its users sign in. */
export interface ProxySignIn {
  /** The name of the header with the user's name, in lower case. */
  header: string;
  /** The addresses of the proxies whose headers count. */
  trusted: string;
  /** The address of the page behind the proxy: 'https://office.school.example'. */
  origin: string;
  /** The path where the proxy ends its own session: '/oauth2/sign_out'. */
  signOut: string;
  /** The names of the users who may delete. */
  mayDelete: readonly string[];
}

export interface OfficeSettings {
  port: number;
  marks: readonly string[];
  proxy: ProxySignIn | undefined;
}

const parseList = (text = '') =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

const parseProxy = (env: NodeJS.ProcessEnv): ProxySignIn | undefined => {
  const header = env.OFFICE_USER_HEADER?.toLowerCase();
  if (!header) return undefined;
  const { trustProxy: trusted } = environment(env);
  if (typeof trusted !== 'string')
    throw new Error('OFFICE_USER_HEADER needs TRUST_PROXY with the addresses of the proxy that says who it is.');
  const origin = env.OFFICE_ORIGIN ?? '';
  if (!URL.canParse(origin) || new URL(origin).protocol !== 'https:')
    throw new Error("OFFICE_USER_HEADER needs OFFICE_ORIGIN, which is like 'https://office.school.example'.");
  const signOut = env.OFFICE_SIGN_OUT || '/sign-in';
  if (!/^\/(?!\/)/.test(signOut))
    throw new Error("OFFICE_SIGN_OUT is a path of the office's host: '/oauth2/sign_out'.");
  return { header, trusted, origin: new URL(origin).origin, signOut, mayDelete: parseList(env.OFFICE_MAY_DELETE) };
};

/** The settings of the office's page from its environment. Throws when one of them cannot be read. */
export const officeSettings = (env: NodeJS.ProcessEnv): OfficeSettings => {
  const own = parseList(env.OFFICE_MARKS);
  return {
    port: parsePort('OFFICE_PORT', env.OFFICE_PORT || '3050'),
    marks: [NEW_MARK, READ_MARK, ...(own.length > 0 ? own : usualMarks).filter(isOwnMark)],
    proxy: parseProxy(env),
  };
};
