import { isIP } from 'node:net';
import { defaults, type MailSettings, mailDefaults, type Settings } from '#server/settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const parseTrustProxy = (trusted = ''): Settings['trustProxy'] => {
  if (/^(?:|0|false|no|off)$/i.test(trusted)) return false;
  if (/^\d+$/.test(trusted))
    throw new Error("TRUST_PROXY names the proxies' addresses ('loopback', '10.0.0.0/8'), not their number.");
  if (/^(?:true|yes|on)$/i.test(trusted)) return true;
  const isProxy = (each: string) =>
    /^(?:loopback|linklocal|uniquelocal)$/.test(each) || isIP(each.replace(/\/[\d.]+$/, '')) > 0;
  if (!trusted.split(',').every((each) => isProxy(each.trim())))
    throw new Error(`TRUST_PROXY must be like 'loopback' or '10.0.0.0/8', not '${trusted}'.`);
  return trusted;
};

export const parsePort = (name: string, text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`${name} must be a number from 0 to 65535, not '${text}'.`);
  return port;
};

const parseBoolean = (name: string, text = ''): boolean => {
  if (!/^(?:|0|1|false|true|no|yes|off|on)$/i.test(text))
    throw new Error(`${name} must be 'yes' or 'no', not '${text}'.`);
  return /^(?:1|true|yes|on)$/i.test(text);
};

const parseList = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);

const parseOrigin = (name: string, url: string): string => {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`${name} must be like 'https://backend.example', not '${url}'.`);
  return new URL(url).origin;
};

const parseHost = (host: string): string => {
  if (!/^[\w.:[\]-]+$/.test(host)) throw new Error(`ALLOWED_HOSTS must be like 'school.example', not '${host}'.`);
  return host.toLowerCase();
};

const parseDatabaseUrl = (url: string | undefined): string | undefined => {
  if (!url) return undefined;
  // The message does not quote the URL, which may have a password.
  if (!/^postgres(?:ql)?:\/\//.test(url))
    throw new Error("DATABASE_URL must be like 'postgres://user:password@host/database'.");
  if (/#|^\w+:\/\/[^?]*\/[^?]*@|^\w+:\/\/[^/?@]*:(?!\d*\?)[^/?@]*\?.*@/.test(url))
    throw new Error('In DATABASE_URL the #, / and ? of a password are written as %23, %2F and %3F.');
  return url;
};

const parseConnections = (text: string): number => {
  // One of them may be storing a large application.
  if (!/^(?:[2-9]|[1-9]\d{1,3})$/.test(text))
    throw new Error(`DATABASE_CONNECTIONS must be a number from 2 to 9999, not '${text}'.`);
  return Number(text);
};

const parseBytes = (name: string, text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`${name} must be a number of bytes, not '${text}'.`);
  return Number(text);
};

const parseMail = ({
  SMTP_URL: server,
  MAIL_FROM: from,
  MAIL_TO: office,
  SITE_ORIGIN: site,
}: Environment): MailSettings | undefined => {
  if (!server) return undefined;
  if (!/^smtps?:$/.test(URL.canParse(server) ? new URL(server).protocol : ''))
    throw new Error("SMTP_URL must be like 'smtps://user:password@mail.example'.");
  if (!from?.includes('@') || !office?.includes('@'))
    throw new Error('SMTP_URL needs MAIL_FROM and MAIL_TO: the sender and the office, each with its address.');
  return { server, from, office, ...(site && { site: parseOrigin('SITE_ORIGIN', site) }), ...mailDefaults };
};

/** The origin of the backend that the site was built for (VITE_BACKEND_URL). */
export const backendOriginOf = (url: string | undefined): string | undefined =>
  url ? parseOrigin('VITE_BACKEND_URL', url) : undefined;

/** Reads the settings of an intake from its environment. Throws a sentence for an invalid one. */
export const environment = (env: Environment) => ({
  host: env.HOST || '127.0.0.1',
  port: parsePort('PORT', env.PORT || '3000'),
  dataDir: env.DATA_DIR || defaults.dataDir,
  databaseUrl: parseDatabaseUrl(env.DATABASE_URL),
  databaseConnections: parseConnections(env.DATABASE_CONNECTIONS || String(defaults.databaseConnections)),
  handoverBytes: parseBytes('HANDOVER_BYTES', env.HANDOVER_BYTES || String(defaults.handoverBytes)),
  siteDir: defaults.siteDir,
  trustProxy: parseTrustProxy(env.TRUST_PROXY),
  allowedOrigins: parseList(env.ALLOWED_ORIGINS).map((url) => parseOrigin('ALLOWED_ORIGINS', url)),
  allowedHosts: parseList(env.ALLOWED_HOSTS).map(parseHost),
  mail: parseMail(env),
  hstsSubdomains: parseBoolean('HSTS_SUBDOMAINS', env.HSTS_SUBDOMAINS),
});
