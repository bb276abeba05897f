const types = import.meta.glob<string>(['../*Types.ts', '../wizard/types.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** One event in the type of a machine's events, with the comment above it. */
const event = /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?\| \(?\{ type: '(\w+)'/g;

const inOneLine = (comment: string) =>
  comment
    .replace(/\s*\n\s*\*\s*/g, ' ')
    .replaceAll('`', '')
    .trim();

const wordsIn = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.slice(source.search(/export type \w+Event =/)).matchAll(event)].flatMap(([, comment, type]) =>
      comment ? [[type!, inOneLine(comment)] as const] : [],
    ),
  );

const byFile = new Map(Object.entries(types).map(([file, source]) => [file, wordsIn(source)]));

/** What is said of an event where its machine declares it; '' where nothing is. */
export const eventWords = (machine: string, type: string): string =>
  (byFile.get(`../${machine}Types.ts`) ?? byFile.get('../wizard/types.ts'))?.get(type) ?? '';
