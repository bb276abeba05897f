/** A file whose content is in memory until it is synced. */
export interface VolatileFile {
  kind: 'file';
  now: Buffer;
  onDisk: Buffer;
}

/** A directory whose entries are in memory until it is synced. */
export interface VolatileDirectory {
  kind: 'directory';
  now: Map<string, VolatileNode>;
  onDisk: Map<string, VolatileNode>;
}

export type VolatileNode = VolatileFile | VolatileDirectory;

export const volatileFile = (): VolatileFile => ({ kind: 'file', now: Buffer.alloc(0), onDisk: Buffer.alloc(0) });
export const volatileDirectory = (): VolatileDirectory => ({ kind: 'directory', now: new Map(), onDisk: new Map() });

const directoriesIn = (node: VolatileNode, met = new Set<VolatileDirectory>()): Set<VolatileDirectory> => {
  if (node.kind === 'file' || met.has(node)) return met;
  met.add(node);
  for (const child of [...node.now.values(), ...node.onDisk.values()]) directoriesIn(child, met);
  return met;
};

/**
 * Writes a file's content, or a directory's entries, to the disk. An entry that was renamed into this directory leaves the one
 * it came from in the same moment: a rename is one transaction of every journaling file system.
 */
export const syncNode = (root: VolatileDirectory, node: VolatileNode): void => {
  if (node.kind === 'file') {
    node.onDisk = node.now;
    return;
  }
  node.onDisk = new Map(node.now);
  const here = new Set(node.onDisk.values());
  for (const other of directoriesIn(root))
    if (other !== node) for (const [name, child] of other.onDisk) if (here.has(child)) other.onDisk.delete(name);
};

/**
 * What of the unsynced happens to be on the disk when the power goes: nothing; every name, but no content (delayed allocation);
 * or what chance decides for each file and directory.
 */
export type Survival = 'nothing' | 'names' | (() => boolean);

/** A tree as it is found after a loss of power. A directory that chance left under two names keeps its new one. */
export const afterLoss = (root: VolatileDirectory, survival: Survival): VolatileDirectory => {
  const chance = typeof survival === 'function' ? survival : undefined;
  const placed = new Set<VolatileNode>();
  const found = (node: VolatileNode): VolatileNode => {
    placed.add(node);
    if (node.kind === 'file') {
      const content = chance?.() ? node.now : node.onDisk;
      return { kind: 'file', now: content, onDisk: content };
    }
    const entries = (chance ? chance() : survival === 'names') ? node.now : node.onDisk;
    const left = new Map<string, VolatileNode>();
    // 'received' comes before 'tmp', so that a rename that survived wins.
    for (const [name, child] of [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      if (!placed.has(child)) left.set(name, found(child));
    return { kind: 'directory', now: left, onDisk: new Map(left) };
  };
  return found(root) as VolatileDirectory;
};
