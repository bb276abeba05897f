import { readFileSync } from 'node:fs';

/** The peak memory of a process in MB. */
export const peakOf = (pid: number): number => {
  const kB = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kB) / 1024;
};
