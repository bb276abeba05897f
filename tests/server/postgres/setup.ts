import { mayInstall } from '#tests/debian.ts';
import { ensurePostgres } from '#tests/server/postgres/cluster.ts';
import { ensureProxies } from '#tests/server/proxies/proxies.ts';

/** Installs PostgreSQL and the proxies when this user may. Otherwise their tests fail and tell what to install. */
export default () => {
  if (!mayInstall) return;
  ensurePostgres();
  ensureProxies();
};
