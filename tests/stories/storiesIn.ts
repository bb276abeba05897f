/** An entry in the index of a built Storybook. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  importPath: string;
  tags: readonly string[];
}

/** The tag of a story without a picture. Its story says why. */
export const unpictured = 'unpictured';

/** The stories in the index of a built Storybook, by the file they stand in and in its order. */
export const storiesIn = (index: Readonly<Record<string, Entry>>): ReadonlyMap<string, readonly Entry[]> => {
  const files = new Map<string, Entry[]>();
  for (const entry of Object.values(index))
    if (entry.type === 'story') files.set(entry.importPath, [...(files.get(entry.importPath) ?? []), entry]);
  return files;
};
