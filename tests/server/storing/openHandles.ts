import type { FileHandle } from 'node:fs/promises';
import { disk, type FileSystem } from '#server/storing/fileSystem.ts';

/** The disk, and how many of the files that were opened by it are still open. */
export const openHandles = (): { fs: FileSystem; stillOpen: () => number } => {
  const handles: FileHandle[] = [];
  const open: typeof disk.open = async (...args) => {
    const handle = await disk.open(...args);
    handles.push(handle);
    return handle;
  };
  // A closed one has no descriptor.
  return { fs: { ...disk, open }, stillOpen: () => handles.filter(({ fd }) => fd >= 0).length };
};
