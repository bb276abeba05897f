import { dirname } from 'node:path';
import type { FileSystem } from '#server/storing/fileSystem.ts';
import {
  afterLoss,
  type Survival,
  syncNode,
  type VolatileDirectory,
  type VolatileNode,
  volatileDirectory,
  volatileFile,
} from '#tests/server/powerLoss/volatile.ts';
import { systemError } from '#tests/server/storing/failingDisk.ts';

interface DiskOptions {
  /** After so many operations all further ones fail. */
  stopsAfter?: number;
  /** Without it, a sync succeeds and does nothing. */
  syncs?: boolean;
}

export interface SimulatedDisk {
  fs: FileSystem;
  /** Its operations in order: 'rename /data/tmp/x'. */
  operations: readonly string[];
  /** The same disk after its processes were killed: unsynced data is still in memory. */
  afterKill(options?: DiskOptions): SimulatedDisk;
  /** The disk after a loss of power. */
  afterPowerLoss(survival: Survival, options?: DiskOptions): SimulatedDisk;
}

/** The modification time of all files. */
const modifiedAt = Date.now();

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** A disk in memory. Content is durable once its file was synced, a name once its directory was synced. */
export const simulatedDisk = (
  { stopsAfter = Number.POSITIVE_INFINITY, syncs = true }: DiskOptions = {},
  root: VolatileDirectory = volatileDirectory(),
): SimulatedDisk => {
  const operations: string[] = [];

  const at = (path: string): VolatileNode => {
    let node: VolatileNode = root;
    for (const segment of segmentsOf(path)) {
      if (node.kind === 'file') throw systemError('ENOTDIR');
      const next: VolatileNode | undefined = node.inMemory.get(segment);
      if (!next) throw systemError('ENOENT');
      node = next;
    }
    return node;
  };
  const entriesAt = (path: string) => {
    const node = at(path);
    if (node.kind === 'file') throw systemError('ENOTDIR');
    return node.inMemory;
  };
  const nameOf = (path: string) => segmentsOf(path).at(-1) ?? '';
  const operation =
    <Args extends [string, ...unknown[]], R>(name: string, act: (...args: Args) => R) =>
    async (...args: Args): Promise<R> => {
      if (operations.length >= stopsAfter) throw systemError('EIO');
      operations.push(`${name} ${args[0]}`);
      return act(...args);
    };

  const makeOne = (path: string) => {
    const above = entriesAt(dirname(path));
    if (above.has(nameOf(path))) throw systemError('EEXIST');
    above.set(nameOf(path), volatileDirectory());
  };
  const makeAll = (path: string): string | undefined => {
    const missing: string[] = [];
    for (let above = path; above !== '/'; above = dirname(above)) {
      const isThere = segmentsOf(above).reduce<VolatileNode | undefined>(
        (node, segment) => (node?.kind === 'directory' ? node.inMemory.get(segment) : undefined),
        root,
      );
      if (!isThere) missing.unshift(above);
    }
    for (const one of missing) makeOne(one);
    return missing[0];
  };

  const open = (path: string, flags: string) => {
    const isThere = entriesAt(dirname(path)).has(nameOf(path));
    if (flags === 'wx' || (flags === 'a' && !isThere)) {
      if (entriesAt(dirname(path)).has(nameOf(path))) throw systemError('EEXIST');
      entriesAt(dirname(path)).set(nameOf(path), volatileFile());
    }
    const node = at(path);
    return {
      writeFile: operation('write', (_path, content: string | Uint8Array) => {
        if (node.kind === 'file') node.inMemory = Buffer.concat([node.inMemory, Buffer.from(content as Uint8Array)]);
      }).bind(undefined, path),
      sync: operation('sync', () => {
        if (syncs) syncNode(root, node);
      }).bind(undefined, path),
      close: async () => {},
    };
  };

  const rename = (from: string, to: string) => {
    const moved = at(from);
    const there = entriesAt(dirname(to)).get(nameOf(to));
    if (there?.kind === 'directory' && there.inMemory.size > 0) throw systemError('ENOTEMPTY');
    entriesAt(dirname(from)).delete(nameOf(from));
    entriesAt(dirname(to)).set(nameOf(to), moved);
  };

  const readFile = (path: string, encoding?: BufferEncoding) => {
    const node = at(path);
    if (node.kind === 'directory') throw systemError('EISDIR');
    return encoding ? node.inMemory.toString(encoding) : node.inMemory;
  };

  const fs = {
    mkdir: operation('mkdir', (path, options?: { recursive?: boolean }) =>
      options?.recursive ? makeAll(path) : makeOne(path),
    ),
    open: operation('open', open),
    readdir: operation('readdir', (path) => [...entriesAt(path).keys()].toSorted()),
    readFile: operation('readFile', readFile),
    readFileSync: readFile,
    rename: operation('rename', rename),
    rm: operation('rm', (path) => void entriesAt(dirname(path)).delete(nameOf(path))),
    stat: operation('stat', (path) => ({ mtimeMs: modifiedAt, uid: process.geteuid?.(), ...at(path) })),
    statSync: (path: string) => ({ mtimeMs: modifiedAt, size: readFile(path).length, ino: 0 }),
    statfs: operation('statfs', () => ({ bavail: 1e9, bsize: 4096 })),
  };

  return {
    fs: fs as unknown as FileSystem,
    operations,
    afterKill: (options) => simulatedDisk(options, root),
    afterPowerLoss: (survival, options) => simulatedDisk(options, afterLoss(root, survival)),
  };
};
