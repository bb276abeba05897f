import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { logo } from '../scripts/build/brand.ts';
import { designTokens } from '../scripts/tokens/tokens.ts';

process.env.STORYBOOK_DISABLE_TELEMETRY = '1';

// Made of the site's own sources, and served beside the stories.
const made = fileURLToPath(new URL('../node_modules/.cache/storybook-files', import.meta.url));
mkdirSync(made, { recursive: true });
writeFileSync(`${made}/favicon.svg`, logo());
writeFileSync(`${made}/tokens.json`, `${JSON.stringify(designTokens(), null, 2)}\n`);

export default {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // Stories that are there to be tested: the filter beside the search shows them.
  tags: { detail: { defaultFilterSelection: 'exclude' } },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  framework: {
    name: '@storybook/react-vite',
    // The configuration of the site would build the pages and the intake.
    options: {
      strictMode: true,
      builder: { viteConfigPath: fileURLToPath(new URL('vite.config.ts', import.meta.url)) },
    },
  },
  staticDirs: [
    { from: '../node_modules/country-flag-icons/3x2', to: '/flags' },
    { from: '../public/media', to: '/media' },
    { from: made, to: '/' },
  ],
  // react-docgen-typescript needs the JavaScript API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The remaining tools of the toolbar fit on a phone.
  features: { sidebarOnboardingChecklist: false, backgrounds: false, measure: false, outline: false },
} satisfies StorybookConfig;
