import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

process.env.STORYBOOK_DISABLE_TELEMETRY = '1';

export default {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
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
    { from: '../public/favicon.svg', to: '/favicon.svg' },
  ],
  // react-docgen-typescript needs the JavaScript API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The remaining tools of the toolbar fit on a phone.
  features: { sidebarOnboardingChecklist: false, backgrounds: false, measure: false, outline: false },
} satisfies StorybookConfig;
