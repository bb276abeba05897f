import { existsSync } from 'node:fs';

/** The bundles that `node dist/server/main.js` and its companions start from. */
export const serverEntries = () =>
  Object.fromEntries(
    ['main', 'applications'].map((name) => [name, `server/${name}.ts`] as const).filter(([, file]) => existsSync(file)),
  );
