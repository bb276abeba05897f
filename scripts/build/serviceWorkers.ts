import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { generateSW, type ManifestTransform } from 'workbox-build';
import { type Language, languageCodes } from '../../languages/languages.ts';
import { localPath } from '../../languages/paths.ts';
import { serviceWorkerOf } from '../../languages/serviceWorker.ts';
import { filesOf, keptPagesOf } from './keptFiles.ts';
import type { Page } from './prerendered.ts';
import { keptPage, unlessServerFails, withoutKeeping } from './serviceWorkerPlugins.ts';
import { webManifestOf } from './webManifests.ts';

/** Takes the place of a service worker that must go: it removes itself and all that was kept. */
const removal = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const removed = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(removed.then(() => self.registration.unregister()));
});
`;

/** What a portal of a network answers in the place of a file is none of the build: the service worker is then not installed. */
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

/** Writes a service worker for each language, or with `SERVICE_WORKER=off` what removes those that visitors have. */
export async function writeServiceWorkers(client: string, pages: readonly Page[], manifest: Manifest) {
  const all = new Set(pages.map(({ module }) => module));
  for (const language of languageCodes) {
    const { script } = serviceWorkerOf(language);
    if (process.env.SERVICE_WORKER === 'off') await writeFile(join(client, script), removal);
    else
      await writeServiceWorker(client, language, keptPagesOf(pages, language), (modules) =>
        filesOf(manifest, language, modules, all),
      );
  }
}

async function writeServiceWorker(
  client: string,
  language: Language,
  kept: readonly Page[],
  filesOfModules: (modules: readonly string[]) => string[],
) {
  const files = [
    ...filesOfModules(kept.map(({ module }) => module)),
    ...kept.map(({ file }) => file.replace(/^\/+/, '')),
    'favicon.svg',
    // The country that is chosen before anything is typed.
    'flags/LB.svg',
    webManifestOf(language).slice(1),
  ];
  const { warnings } = await generateSW({
    swDest: join(client, serviceWorkerOf(language).script),
    mode: 'production',
    sourcemap: false,
    inlineWorkboxRuntime: true,
    globDirectory: client,
    globPatterns: files,
    modifyURLPrefix: { '': '/' },
    dontCacheBustURLsMatching: /^\/assets\//,
    manifestTransforms: [withIntegrity(client)],
    // Pages are asked of the network first: no address of theirs may lead to what is kept.
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
          plugins: [unlessServerFails, withoutKeeping, keptPage],
          precacheFallback: { fallbackURL: `${localPath('/offline', language)}/index.html` },
        },
      },
      {
        urlPattern: ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
        handler: 'StaleWhileRevalidate',
        options: { cacheName: 'pictures', expiration: { maxEntries: 100, purgeOnQuotaError: true } },
      },
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}
