import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { documentOf } from './document.ts';

interface Prerenderer {
  pages: { path: string; title: string; description: string; module: string }[];
  render: (path: string) => Promise<string>;
}

/** Renders every route into the client build's own index.html and writes it where a static server looks for it. */
export async function writePages(client: string, ssr: string) {
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const manifestFile = join(client, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const { pages, render } = (await import(pathToFileURL(resolve(ssr, 'prerender.js')).href)) as Prerenderer;

  for (const page of pages) {
    const file = join(client, page.path === '/404' ? '404.html' : join(page.path, 'index.html'));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, documentOf({ ...page, template, manifest, body: await render(page.path) }));
    console.log(`prerendered ${page.path}`);
  }
  await rm(dirname(manifestFile), { recursive: true });
  await rm(ssr, { recursive: true });
}
