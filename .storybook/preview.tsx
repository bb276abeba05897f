import { loadPhoneRules } from '#forms/phone.ts';
import '#languages/all.ts';
import '#src/styles/tokens.css';
import '#src/styles/fonts/fonts.css';
import '#src/styles/base.css';
import '#src/styles/frame.css';
import '#src/styles/form.css';
import './forced-colors.css';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { useEffect } from 'storybook/preview-api';
import { setLanguage } from '#languages/current.ts';
import { type Language, languages } from '#languages/languages.ts';
import { type Device, imitate } from './device.ts';
import { type Length, lengthen } from './lengthen.ts';
import { writtenTypes } from './writtenTypes.ts';

// The blocks of the documentation are large, and stories do not need them.
const ComponentPage = lazy(() => import('./ComponentPage.tsx'));

const phone = (name: string, width: number, height: number) => ({
  name,
  type: 'mobile' as const,
  styles: { width: `${width}px`, height: `${height}px` },
});

const choice = (
  description: string,
  icon: 'globe' | 'transfer' | 'play' | 'contrast' | 'print' | 'paragraph',
  names: object,
) => ({
  description,
  toolbar: {
    icon,
    items: Object.entries(names).map(([value, name]) => ({ value, title: name as string })),
    dynamicTitle: false,
  },
});

export default {
  tags: ['autodocs'],
  argTypesEnhancers: [writtenTypes],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
      stories: {
        // Globals, such as the width, apply to the whole page: a story that sets them is not shown among the others.
        filter: ({ storyGlobals = {} }: { storyGlobals?: object }) => Object.keys(storyGlobals).length === 0,
      },
    },
    actions: { argTypesRegex: '^on[A-Z]' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          ['Colors', 'Type', 'Space', 'Icons', 'Pictures', 'The toolbar'],
          'Patterns',
          'Pages',
          'Page',
          'Form',
          'Photographs',
          'Another device',
          'Wizard',
          'Wizard pieces',
          'Admission application',
          'Staff application',
          'Papers and corrections',
          'Office',
          'Flows',
          ['On three widths'],
          'Machines',
          ['Menu', 'Staff', 'Admission', 'Papers', 'Draft', 'Sending', 'Photographs', 'Another device'],
        ],
      },
    },
    viewport: {
      options: {
        narrow: phone('320, the narrowest', 320, 740),
        phone: phone('360, a phone', 360, 740),
        tablet: { name: '768, a tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280, a desktop', type: 'desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Nodes that pass are not listed.
        resultTypes: ['violations', 'incomplete'],
      },
    },
  },
  globalTypes: {
    language: choice(
      'The language of the texts',
      'globe',
      Object.fromEntries(Object.entries(languages).map(([code, { english }]) => [code, english])),
    ),
    direction: choice('Text direction', 'transfer', { ltr: 'As the language', rtl: 'Right to left' }),
    motion: choice('The site’s rules for reduced motion', 'play', {
      device: 'Motion as on this device',
      reduced: 'Reduced motion',
    }),
    colors: choice('Forced colours: the site’s rules for them, and an imitation of the browser’s part', 'contrast', {
      device: 'Colours as on this device',
      forced: 'Forced colours, imitated',
    }),
    medium: choice('The site’s rules for print', 'print', { screen: 'On the screen', print: 'As in print' }),
    text: choice('How long every text is', 'paragraph', {
      written: 'Texts as written',
      long: 'Long texts',
      unbroken: 'Texts without a place to break',
    }),
  },
  initialGlobals: {
    language: 'en',
    direction: 'ltr',
    motion: 'device',
    colors: 'device',
    medium: 'screen',
    text: 'written',
  },
  // The site loads them later. Here they are loaded before a story is shown, so that it always looks the same.
  loaders: [() => import('#src/components/CountryPhoneInput.tsx'), loadPhoneRules],
  // A play function looks for the original texts.
  afterEach: ({ globals }) => lengthen(globals['text'] as Length),
  decorators: [
    (Story, { globals, viewMode }) => {
      const language = globals['language'] as Language;
      setLanguage(language);
      document.documentElement.lang = language;
      document.documentElement.dir = globals.direction === 'rtl' ? 'rtl' : languages[language].dir;
      imitate(globals as unknown as Device);
      useEffect(() => {
        if (viewMode === 'docs') lengthen(globals['text'] as Length);
      });
      // Pictures wait for this attribute.
      document.documentElement.dataset.loaded = '';
      // With another text or language the story is rendered anew.
      return <Story key={`${globals['text']} ${language}`} />;
    },
  ],
} satisfies Preview;
