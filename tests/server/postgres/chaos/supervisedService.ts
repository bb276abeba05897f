import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '#tests/server/service.ts';

/** A service on a fixed port that is started again until it runs, as by systemd. */
export const supervisedService = async (root: string, dataDir: string, env: Record<string, string>) => {
  let isStopped = false;
  const start = async () => {
    for (;;) {
      const service = await startService(root, dataDir, { env }).catch((error: unknown) => {
        if (isStopped) throw error;
      });
      if (service) return service;
      await pause(100);
    }
  };
  let running = await start();
  return {
    port: running.port,
    kill: () => running.kill(),
    /** After it was killed. */
    start: async () => {
      running = await start();
    },
    stop: () => {
      isStopped = true;
      return running.kill();
    },
  };
};
