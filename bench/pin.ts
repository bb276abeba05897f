import { spawnSync } from 'node:child_process';

/** Whether services and database are measured on a core each (`PINNED=1`), as if the database had a machine of its own. */
const isPinned = process.env.PINNED !== undefined;

const CORES = { database: '0', service: '1' } as const;

/** Keeps a process with all its threads, and the processes that it will start, on the core of its kind. */
export const pin = (kind: keyof typeof CORES, pid: number): void => {
  if (!isPinned) return;
  const { status, stderr } = spawnSync('taskset', ['-acp', CORES[kind], String(pid)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`taskset: ${stderr}`);
};
