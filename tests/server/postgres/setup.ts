import { mayInstall } from '#tests/debian.ts';
import { ensurePostgres } from '#tests/server/postgres/cluster.ts';
import { ensureProxies } from '#tests/server/proxies/proxies.ts';

/** Installs what the tests of a database and of proxies need, once, where this user may. Elsewhere those tests fail and say what to install. */
export default () => {
  if (!mayInstall) return;
  ensurePostgres();
  ensureProxies();
};
