import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { languageCodes } from '../../languages/languages.ts';
import { schoolNames } from '../../languages/schoolName.ts';
import { writeCard } from './cards.ts';
import { documentOf, type Meta } from './document.ts';
import { headOf } from './head.ts';
import { siteOrigin } from './origin.ts';
import type { Prerenderer } from './prerendered.ts';
import { writeSitemap } from './sitemap.ts';
import { writeWebManifest } from './webManifests.ts';

/** Renders every route into the `index.html` of the client build, and writes it where a static server looks for it. Returns the pages and the build's manifest. */
export async function writePages(client: string, ssr: string) {
  const origin = siteOrigin();
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const manifestFile = join(client, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const { pages, render, structuredData } = (await import(
    pathToFileURL(resolve(ssr, 'prerender.js')).href
  )) as Prerenderer;

  for (const page of pages) {
    const file = join(client, page.file);
    await mkdir(dirname(file), { recursive: true });
    const html = await render(page.path, page.language);
    const site = {
      origin,
      siteName: schoolNames[page.language],
      structuredData: structuredData(origin, page.language),
    };
    const headWith = (meta: Meta) => headOf({ ...page, ...meta }, site);
    await writeFile(file, documentOf(page, { template, manifest, headOf: headWith, rendered: html }));
  }
  console.log(`${pages.length} pages prerendered.`);
  const pictures = new Map(pages.map(({ picture }) => [picture.slot, picture]));
  for (const picture of pictures.values()) await writeCard(client, picture);
  for (const language of languageCodes) await writeWebManifest(client, language);
  await writeSitemap(client, origin, pages);
  await rm(dirname(manifestFile), { recursive: true });
  await rm(ssr, { recursive: true });
  return { pages, manifest };
}
