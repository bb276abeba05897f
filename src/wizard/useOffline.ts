import { useEffect } from 'react';
import { language } from '#languages/current.ts';
import { serviceWorkerOf } from '#languages/serviceWorker.ts';
import { whenIdle } from '#src/frame/whenIdle.ts';
import { ownScript } from '#src/wizard/ownScript.ts';

const isBuilt = import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off';

const register = async () => {
  const { script, scope } = serviceWorkerOf(language());
  try {
    await navigator.serviceWorker?.register(ownScript(script), { scope });
  } catch {
    // A private window, or a device that stores nothing: the page works with a connection only.
  }
};

/** Registers the service worker, with which the forms open offline. */
export const useOffline = (): void => {
  useEffect(() => {
    if (isBuilt) void whenIdle(register);
  }, []);
};
