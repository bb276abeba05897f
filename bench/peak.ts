import { readFileSync } from 'node:fs';

/** The most memory a process has held, in MB, where the system tells. */
export const peakOf = (pid: number): number => {
  const kB = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kB) / 1024;
};
