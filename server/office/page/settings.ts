import { environment } from '#server/environment.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';

/** How people sign in who come through a proxy that knows them. */
export interface ProxySignIn {
  /** The header in which the proxy says who it is, in lower case. */
  header: string;
  /** The addresses of the proxies that are believed. */
  trusted: string;
  /** Where the office is reached: 'https://office.school.example'. */
  origin: string;
  /** Where the proxy ends its own session: '/oauth2/sign_out'. */
  signOut: string;
  /** Who of them may delete. */
  mayDelete: readonly string[];
}

/** Everything that can be set about the office's page. */
export interface OfficeSettings {
  port: number;
  marks: readonly string[];
  proxy: ProxySignIn | undefined;
}

const usual = ['read', 'incomplete', 'invited', 'accepted', 'declined'];
const listOf = (text = '') =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

const proxyIn = (env: NodeJS.ProcessEnv): ProxySignIn | undefined => {
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
  return { header, trusted, origin: new URL(origin).origin, signOut, mayDelete: listOf(env.OFFICE_MAY_DELETE) };
};

/** The settings of the office's page from its environment. Throws when one of them cannot be read. */
export const officeSettings = (env: NodeJS.ProcessEnv): OfficeSettings => {
  const port = Number(env.OFFICE_PORT || 3050);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`OFFICE_PORT must be a number from 0 to 65535, not '${env.OFFICE_PORT}'.`);
  const own = listOf(env.OFFICE_MARKS);
  return {
    port,
    marks: [NEW_MARK, 'read', ...(own.length > 0 ? own : usual).filter((mark) => ![NEW_MARK, 'read'].includes(mark))],
    proxy: proxyIn(env),
  };
};
