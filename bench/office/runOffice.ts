import { spawnSync } from 'node:child_process';

// Says on stderr how much memory the command held at most. What resourceUsage() tells begins with this process's own.
const probe =
  'import{readFileSync as r}from"node:fs";process.on("exit",()=>process.stderr.write(r("/proc/self/status","utf8")))';

/** Runs a command of the office as the operator does. Returns the seconds it took and the most memory it held, in MB. */
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
