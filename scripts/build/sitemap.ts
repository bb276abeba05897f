import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escaped } from './escaped.ts';
import type { Page } from './prerendered.ts';

/** Writes the list of pages for search engines, and `robots.txt`, which names it. */
export async function writeSitemap(client: string, origin: string, pages: readonly Page[]) {
  const urls = pages
    .filter(({ listed }) => listed)
    .map(({ path }) => `  <url><loc>${escaped(origin + path)}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ];
  await writeFile(join(client, 'sitemap.xml'), `${sitemap.join('\n')}\n`);
  await writeFile(join(client, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
}
