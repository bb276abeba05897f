import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mayInstall } from '#tests/debian.ts';
import { ensurePostgres } from '#tests/server/postgres/cluster.ts';
import { ensureProxies } from '#tests/server/proxies/proxies.ts';

/** Installs PostgreSQL and the proxies when this user may; otherwise their tests tell what to install. Removes the run's bundles. */
export default () => {
  if (mayInstall) {
    ensurePostgres();
    ensureProxies();
  }
  return async () => {
    const bundles = (await readdir(tmpdir())).filter((name) => name.startsWith(`bundle-of-${process.pid}-`));
    for (const name of bundles) await rm(join(tmpdir(), name), { recursive: true, force: true });
  };
};
