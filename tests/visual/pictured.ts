/** A story in the index of a built Storybook. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  importPath: string;
  tags: readonly string[];
}

/** The stories that have a picture, by the file they stand in, and those that are tagged to have none. */
export interface Pictured {
  files: ReadonlyMap<string, readonly string[]>;
  left: readonly string[];
}

/** The tag of a story without a picture. Its story says why. */
export const unpictured = 'unpictured';

/** Reads which stories are to be pictured from the index of a built Storybook, in its order. */
export const picturedIn = (index: Readonly<Record<string, Entry>>): Pictured => {
  const files = new Map<string, string[]>();
  const left: string[] = [];
  for (const { id, type, importPath, tags } of Object.values(index)) {
    if (type !== 'story') continue;
    if (tags.includes(unpictured)) left.push(id);
    else files.set(importPath, [...(files.get(importPath) ?? []), id]);
  }
  return { files, left };
};
