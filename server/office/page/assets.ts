import type { FastifyInstance } from 'fastify';
import script from '#server/office/page/office.js?raw';
import application from '#server/office/page/styles/application.css?raw';
import frame from '#server/office/page/styles/frame.css?raw';
import list from '#server/office/page/styles/list.css?raw';
import many from '#server/office/page/styles/many.css?raw';
import print from '#server/office/page/styles/print.css?raw';
import base from '#src/styles/base.css?raw';
import fonts from '#src/styles/fonts/fonts.css?raw';
import answers from '#src/styles/form/answers.css?raw';
import fields from '#src/styles/form/fields.css?raw';
import tokens from '#src/styles/tokens.css?raw';

const sheet = [fonts, tokens, base, fields, answers, frame, list, many, application, print].join('\n');

const files = import.meta.glob<string>('../../../src/styles/fonts/*.woff2', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
const fontsByName = new Map(Object.entries(files).map(([path, url]) => [path.replace(/^.*\//, ''), bytesOf(url)]));

/** Serves the site's style, with what the office adds to it, its fonts and its script. Whoever is not signed in needs them, too. */
export const serveAssets = (office: FastifyInstance): void => {
  const KEPT = 'private, max-age=3600';
  office.get('/office.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', KEPT).send(sheet),
  );
  office.get('/office.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', KEPT).send(script),
  );
  for (const [name, bytes] of fontsByName)
    office.get(`/${name}`, async (_request, reply) =>
      reply.type('font/woff2').header('cache-control', KEPT).send(bytes),
    );
};
