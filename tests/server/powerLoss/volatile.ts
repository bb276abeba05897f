/** A file. Its content is only in memory until it is synced. */
interface VolatileFile {
  kind: 'file';
  inMemory: Buffer;
  onDisk: Buffer;
}

/** A directory. Its entries are only in memory until it is synced. */
export interface VolatileDirectory {
  kind: 'directory';
  inMemory: Map<string, VolatileNode>;
  onDisk: Map<string, VolatileNode>;
}

export type VolatileNode = VolatileFile | VolatileDirectory;

export const volatileFile = (): VolatileFile => ({ kind: 'file', inMemory: Buffer.alloc(0), onDisk: Buffer.alloc(0) });
export const volatileDirectory = (): VolatileDirectory => ({
  kind: 'directory',
  inMemory: new Map(),
  onDisk: new Map(),
});

const directoriesIn = (node: VolatileNode, visited = new Set<VolatileDirectory>()): Set<VolatileDirectory> => {
  if (node.kind === 'file' || visited.has(node)) return visited;
  visited.add(node);
  for (const child of [...node.inMemory.values(), ...node.onDisk.values()]) directoriesIn(child, visited);
  return visited;
};

/**
 * Writes a file's content or a directory's entries to the disk. An entry that was renamed into this directory is removed from its old
 * one in the same step: in journaling file systems a rename is one transaction.
 */
export const syncNode = (root: VolatileDirectory, node: VolatileNode): void => {
  if (node.kind === 'file') {
    node.onDisk = node.inMemory;
    return;
  }
  node.onDisk = new Map(node.inMemory);
  const entries = new Set(node.onDisk.values());
  for (const other of directoriesIn(root))
    if (other !== node) for (const [name, child] of other.onDisk) if (entries.has(child)) other.onDisk.delete(name);
};

/**
 * What of the unsynced data survives a loss of power: nothing; every name, but no content (delayed allocation); or a random part of the
 * files and directories.
 */
export type Survival = 'nothing' | 'names' | (() => boolean);

/** A tree after a loss of power. A directory that survived under two names keeps the new one. */
export const afterLoss = (root: VolatileDirectory, survival: Survival): VolatileDirectory => {
  const chance = typeof survival === 'function' ? survival : undefined;
  const placed = new Set<VolatileNode>();
  const survivorOf = (node: VolatileNode): VolatileNode => {
    placed.add(node);
    if (node.kind === 'file') {
      const content = chance?.() ? node.inMemory : node.onDisk;
      return { kind: 'file', inMemory: content, onDisk: content };
    }
    const entries = (chance ? chance() : survival === 'names') ? node.inMemory : node.onDisk;
    const surviving = new Map<string, VolatileNode>();
    // Sorted: 'received' comes before 'tmp', so the new name wins.
    for (const [name, child] of [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      if (!placed.has(child)) surviving.set(name, survivorOf(child));
    return { kind: 'directory', inMemory: surviving, onDisk: new Map(surviving) };
  };
  return survivorOf(root) as VolatileDirectory;
};
