import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

process.env.STORYBOOK_DISABLE_TELEMETRY = '1';

export default {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  framework: {
    name: '@storybook/react-vite',
    // Not the site's own: that one builds the pages and the intake, and writes the flags into its folder.
    options: {
      strictMode: true,
      builder: { viteConfigPath: fileURLToPath(new URL('vite.config.ts', import.meta.url)) },
    },
  },
  staticDirs: [
    { from: '../node_modules/country-flag-icons/3x2', to: '/flags' },
    { from: '../public/media', to: '/media' },
    { from: '../public/favicon.svg', to: '/favicon.svg' },
  ],
  // react-docgen-typescript needs the JavaScript API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // What is left fits on a phone.
  features: { sidebarOnboardingChecklist: false, backgrounds: false, measure: false, outline: false },
} satisfies StorybookConfig;
