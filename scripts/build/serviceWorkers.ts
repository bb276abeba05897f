import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { generateSW, type ManifestTransform } from 'workbox-build';
import { type Language, languageCodes } from '../../languages/languages.ts';
import { localPath } from '../../languages/paths.ts';
import { serviceWorkerOf } from '../../languages/serviceWorker.ts';
import { filesOf, offlinePagesOf } from './offlineFiles.ts';
import type { Page } from './prerendered.ts';
import { findPrecachedPage, rejectServerErrors, storeNothing, storePictures } from './serviceWorkerPlugins.ts';
import { webManifestOf } from './webManifests.ts';

/** A service worker that removes itself and its caches. It replaces the one that a visitor has. */
const removal = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const removed = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(removed.then(() => self.registration.unregister()));
});
`;

/** With the hash of each file, the service worker is not installed where a captive portal answers in place of the site. */
const withIntegrity =
  (client: string): ManifestTransform =>
  async (entries) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => {
        const hash = createHash('sha256').update(await readFile(join(client, entry.url)));
        return { ...entry, integrity: `sha256-${hash.digest('base64')}` };
      }),
    ),
  });

/** Writes a service worker for each language, or with `SERVICE_WORKER=off` one that removes the visitors' own. */
export async function writeServiceWorkers(client: string, pages: readonly Page[], manifest: Manifest) {
  const allModules = new Set(pages.map(({ module }) => module));
  for (const language of languageCodes) {
    const target = join(client, serviceWorkerOf(language).script);
    if (process.env.SERVICE_WORKER === 'off') {
      await writeFile(target, removal);
      continue;
    }
    const offlinePages = offlinePagesOf(pages, language);
    const modules = offlinePages.map(({ module }) => module);
    const files = filesOf(manifest, language, modules, allModules);
    await writeServiceWorker(client, target, language, [...files, ...offlinePages.map(fileOfPage)]);
  }
}

const fileOfPage = ({ file }: Page) => file.replace(/^\/+/, '');

async function writeServiceWorker(client: string, target: string, language: Language, files: readonly string[]) {
  const { warnings } = await generateSW({
    swDest: target,
    mode: 'production',
    sourcemap: false,
    inlineWorkboxRuntime: true,
    globDirectory: client,
    globPatterns: [
      ...files,
      'favicon.svg',
      // The country that is chosen before anything is typed.
      'flags/LB.svg',
      webManifestOf(language).slice(1),
    ],
    modifyURLPrefix: { '': '/' },
    dontCacheBustURLsMatching: /^\/assets\//,
    manifestTransforms: [withIntegrity(client)],
    // Pages come from the network first, so no address of a page may lead to a precached file.
    directoryIndex: null,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    runtimeCaching: [
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkFirst',
        options: {
          networkTimeoutSeconds: 3,
          plugins: [rejectServerErrors, storeNothing, findPrecachedPage],
          precacheFallback: { fallbackURL: `${localPath('/offline', language)}/index.html` },
        },
      },
      {
        urlPattern: ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
        handler: 'StaleWhileRevalidate',
        options: {
          cacheName: 'pictures',
          expiration: { maxEntries: 100, purgeOnQuotaError: true },
          plugins: [storePictures],
        },
      },
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}
