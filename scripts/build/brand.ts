import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { schoolNames } from '../../languages/schoolName.ts';
import { withTokens } from '../tokens/tokens.ts';

/** The logo with the values of its colors, as a file of its own. */
export const logo = (): string =>
  withTokens(readFileSync(new URL('../../src/content/logo.svg', import.meta.url), 'utf8'));

/** Puts the school's name and color into `index.html`, and its logo at `/favicon.svg`. */
export const brand = (): Plugin => ({
  name: 'brand',
  transformIndexHtml: (html) => withTokens(html).replaceAll('%SCHOOL%', schoolNames.en),
  configureServer({ middlewares }) {
    middlewares.use('/favicon.svg', (_request, response) =>
      response.setHeader('content-type', 'image/svg+xml').end(logo()),
    );
  },
  generateBundle() {
    if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: logo() });
  },
});
