import { defaults, type MailSettings, mailDefaults, type Settings } from '#server/settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const proxies = (trusted = ''): Settings['trustProxy'] => {
  if (/^(?:|0|false|no|off)$/i.test(trusted)) return false;
  if (/^\d+$/.test(trusted))
    throw new Error("TRUST_PROXY names the proxies' addresses ('loopback', '10.0.0.0/8'), not their number.");
  return /^(?:true|yes|on)$/i.test(trusted) || trusted;
};

const portOf = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`PORT must be a number from 0 to 65535, not '${text}'.`);
  return port;
};

const isOn = (name: string, text = ''): boolean => {
  if (!/^(?:|0|1|false|true|no|yes|off|on)$/i.test(text))
    throw new Error(`${name} must be 'yes' or 'no', not '${text}'.`);
  return /^(?:1|true|yes|on)$/i.test(text);
};

const listOf = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);

const originOf = (name: string, url: string): string => {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`${name} must be like 'https://backend.example', not '${url}'.`);
  return new URL(url).origin;
};

const hostOf = (host: string): string => {
  if (!/^[\w.:[\]-]+$/.test(host)) throw new Error(`ALLOWED_HOSTS must be like 'school.example', not '${host}'.`);
  return host.toLowerCase();
};

const databaseOf = (url: string | undefined): string | undefined => {
  if (!url) return undefined;
  // Not quoted: it may hold a password.
  if (!/^postgres(?:ql)?:\/\//.test(url))
    throw new Error("DATABASE_URL must be like 'postgres://user:password@host/database'.");
  return url;
};

const mail = ({ SMTP_URL: server, MAIL_FROM: from, MAIL_TO: office }: Environment): MailSettings | undefined => {
  if (!server) return undefined;
  if (!/^smtps?:$/.test(URL.canParse(server) ? new URL(server).protocol : ''))
    throw new Error("SMTP_URL must be like 'smtps://user:password@mail.example'.");
  if (!from?.includes('@') || !office?.includes('@'))
    throw new Error('SMTP_URL needs MAIL_FROM and MAIL_TO: the sender and the office, each with its address.');
  return { server, from, office, ...mailDefaults };
};

/** The origin of the backend that a site was built for (VITE_BACKEND_URL). */
export const backendOriginOf = (url: string | undefined): string | undefined =>
  url ? originOf('VITE_BACKEND_URL', url) : undefined;

/** The settings an intake takes from its environment. Throws when one of them cannot be read. */
export const environment = (env: Environment) => ({
  host: env.HOST || '127.0.0.1',
  port: portOf(env.PORT || '3000'),
  dataDir: env.DATA_DIR || defaults.dataDir,
  databaseUrl: databaseOf(env.DATABASE_URL),
  siteDir: defaults.siteDir,
  trustProxy: proxies(env.TRUST_PROXY),
  allowedOrigins: listOf(env.ALLOWED_ORIGINS).map((url) => originOf('ALLOWED_ORIGINS', url)),
  allowedHosts: listOf(env.ALLOWED_HOSTS).map(hostOf),
  mail: mail(env),
  hstsSubdomains: isOn('HSTS_SUBDOMAINS', env.HSTS_SUBDOMAINS),
});
