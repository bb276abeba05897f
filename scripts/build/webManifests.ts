import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Language, languages } from '../../languages/languages.ts';
import { schoolNames, shortName } from '../../languages/schoolName.ts';
import { tokenOf } from '../tokens/tokens.ts';

export const webManifestOf = (language: Language) => `${languages[language].prefix}/site.webmanifest`;

/** Writes the web app manifest of a language: the name, the icons and the start page on a home screen. */
export async function writeWebManifest(client: string, language: Language) {
  const { dir, prefix } = languages[language];
  const home = prefix || '/';
  const manifest = {
    id: home,
    name: schoolNames[language],
    short_name: shortName,
    lang: language,
    dir,
    start_url: home,
    scope: home,
    // This mode shows the browser's Back and Reload.
    display: 'minimal-ui',
    background_color: tokenOf('surface-default'),
    theme_color: tokenOf('surface-inverse'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  const file = join(client, webManifestOf(language));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
