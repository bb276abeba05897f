import { defaults, type Settings } from '#server/settings.ts';

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

const originOf = (url: string): string => {
  if (!URL.canParse(url)) throw new Error(`VITE_BACKEND_URL must be like 'https://backend.example', not '${url}'.`);
  return new URL(url).origin;
};

/** The settings an intake takes from its environment. Throws when PORT, TRUST_PROXY or VITE_BACKEND_URL cannot be read. */
export const environment = (env: Environment) => ({
  host: env.HOST || '127.0.0.1',
  port: portOf(env.PORT || '3000'),
  dataDir: env.DATA_DIR || defaults.dataDir,
  siteDir: defaults.siteDir,
  trustProxy: proxies(env.TRUST_PROXY),
  backendOrigin: env.VITE_BACKEND_URL ? originOf(env.VITE_BACKEND_URL) : undefined,
});
