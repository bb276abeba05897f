import { spawnSync } from 'node:child_process';

// Prints the peak memory of the command on stderr. `resourceUsage()` would include the memory of this process before the fork.
const probe =
  'import{readFileSync as r}from"node:fs";process.on("exit",()=>process.stderr.write(r("/proc/self/status","utf8")))';

/** Runs a command of the office. Returns its seconds and its peak memory in MB. */
export const runOffice = (env: Record<string, string>, ...args: string[]) => {
  const start = performance.now();
  const { status, stderr } = spawnSync(
    'node',
    ['--import', `data:text/javascript,${encodeURIComponent(probe)}`, 'dist/server/applications.js', ...args],
    { encoding: 'utf8', env: { ...process.env, ...env }, maxBuffer: 1e9 },
  );
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}: ${stderr}`);
  return { seconds: (performance.now() - start) / 1000, peak: Number(/VmHWM:\s+(\d+)/.exec(stderr)?.[1]) / 1024 };
};
