import type { FileHandle } from 'node:fs/promises';
import { disk, type FileSystem } from '#server/storing/fileSystem.ts';

export const systemError = (code: string): Error =>
  Object.assign(new Error(`${code}: it failed, write '/secret/path'`), { code, syscall: 'write', errno: -1 });

const withFailing = (
  handle: FileHandle,
  operation: 'sync' | 'writeFile',
  fails: () => boolean,
  code: string,
): FileHandle =>
  new Proxy(handle, {
    get: (target, name) => {
      if (name === operation && fails()) return () => Promise.reject(systemError(code));
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });

/** The operations that can fail. */
export type Failing = 'open' | 'mkdir' | 'write' | 'sync' | 'rename' | 'readFile';

/**
 * The disk. After `fail` was called, the nth operation of this kind on a path that matches `where`, and all after it, fail with `code`,
 * until `heal` is called.
 */
export const failingDisk = (operation: Failing, code: string, { nth = 1, where = /./ } = {}) => {
  let isFailing = false;
  let count = 0;
  const fails = (path: unknown) => isFailing && where.test(String(path)) && ++count >= nth;
  const guarded = <Args extends unknown[], R>(name: Failing, act: (...args: Args) => Promise<R>) =>
    name === operation ? (...args: Args) => (fails(args[0]) ? Promise.reject(systemError(code)) : act(...args)) : act;
  const handles = { write: 'writeFile', sync: 'sync' } as const;
  const open: typeof disk.open = async (path, ...rest) => {
    if (operation === 'open' && fails(path)) throw systemError(code);
    const handle = await disk.open(path, ...rest);
    return operation === 'write' || operation === 'sync'
      ? withFailing(handle, handles[operation], () => fails(path), code)
      : handle;
  };
  const fs: FileSystem = {
    ...disk,
    open,
    mkdir: guarded('mkdir', disk.mkdir) as typeof disk.mkdir,
    rename: guarded('rename', disk.rename),
    readFile: guarded('readFile', disk.readFile) as typeof disk.readFile,
  };
  return {
    fs,
    fail: () => {
      isFailing = true;
    },
    heal: () => {
      isFailing = false;
    },
  };
};
