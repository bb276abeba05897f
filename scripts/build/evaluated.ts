import { type Plugin, runnerImport } from 'vite';

/** Lets the build run a module of plain data and ship its exports, without what they were made from. */
export function evaluated(file: string): Plugin {
  return {
    name: 'evaluated',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`/${file}`)) return undefined;
      const { module } = await runnerImport<Record<string, unknown>>(id);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
