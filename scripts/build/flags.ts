import { cp, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../../node_modules/country-flag-icons/3x2', import.meta.url));

/** Serves the flags of the phone input from our own origin: `/flags/LB.svg`. */
export function flags(): Plugin {
  return {
    name: 'flags',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const code = /^\/([A-Z]{2}(?:-[A-Z]+)?)\.svg/.exec(request.url ?? '')?.[1];
        if (!code) return next();
        readFile(`${source}/${code}.svg`).then(
          (flag) => response.setHeader('content-type', 'image/svg+xml').end(flag),
          () => next(),
        );
      });
    },
    async writeBundle() {
      if (this.environment.name !== 'client') return;
      await cp(source, 'dist/client/flags', {
        recursive: true,
        filter: (file) => !/\.\w+$/.test(file) || file.endsWith('.svg'),
      });
    },
  };
}
