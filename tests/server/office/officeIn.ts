import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runCommand } from '#server/office/cli.ts';
import type { StoreLocation } from '#server/storing/createStore.ts';

/** A temporary folder that is removed when the test ends. */
export const ownFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  // Something that was aborted may still write into it.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
};

/**
 * Runs the office's commands on a folder or at another location. Returns what they write, what they report and ask, and their exit
 * code. Progress, which only a slow machine reports, is left out.
 */
export const officeIn =
  (at: string | StoreLocation, { answer = '', interrupted = new AbortController().signal } = {}) =>
  async (...args: string[]): Promise<{ out: string; problems: string[]; code: number }> => {
    let out = '';
    const problems: string[] = [];
    const code = await runCommand(typeof at === 'string' ? { dataDir: at } : at, args, {
      write: (text) => {
        out += text;
      },
      report: (line) => void (/ \d+ .* \.\.\.$/.test(line) || problems.push(line)),
      ask: async (question) => {
        problems.push(question);
        return answer;
      },
      interrupted,
    });
    return { out, problems, code };
  };
