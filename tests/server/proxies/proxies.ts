import { ensurePackages } from '#tests/debian.ts';

const nginx = { path: '/usr/sbin/nginx', package: 'nginx-light' };
const caddy = { path: '/usr/bin/caddy', package: 'caddy' };

/** Installs Debian's nginx and Caddy where they are missing and this user may; else throws what to do. */
export const ensureProxies = (): void => ensurePackages('The tests behind proxies', [nginx, caddy]);
