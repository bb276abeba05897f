import * as fs from 'node:fs';
import { seededRandom } from '../../src/frame/seededRandom.ts';

// Node 24 runs this; the types are those of Node 20.
const { globSync, readFileSync } = fs as typeof fs & {
  globSync: (patterns: string[], options: { exclude: string[] }) => string[];
};

const isCode = (line: string) =>
  /[<>=!?&|({]|\b(?:return|true|false)\b/.test(line) && !/^\s*(?:import|\/\/|\/?\*)/.test(line);

/** So many random lines of code of the files that these patterns name, as Stryker's `mutate`. */
export const randomLines = (patterns: readonly string[], count: number, seed: string): string[] => {
  const files = globSync(
    patterns.filter((pattern) => !pattern.startsWith('!')),
    { exclude: patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)) },
  );
  const lines = files.toSorted().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (isCode(line) ? [`${file}:${i + 1}-${i + 1}`] : [])),
  );
  const random = seededRandom(seed);
  return Array.from({ length: Math.min(count, lines.length) }, () =>
    lines.splice(Math.floor(random() * lines.length), 1),
  ).flat();
};
