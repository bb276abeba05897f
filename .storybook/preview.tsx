import { loadPhoneRules } from '#forms/phone.ts';
import '#languages/all.ts';
import { sanitizer } from '#src/components/sanitizer.ts';
import '#src/styles/tokens.css';
import '#src/styles/fonts/fonts.css';
import '#src/styles/base.css';
import '#src/styles/frame.css';
import '#src/styles/form.css';
import './animations.css';
import './forced-colors.css';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { useEffect } from 'storybook/preview-api';
import { setLanguage } from '#languages/current.ts';
import { type Language, languages } from '#languages/languages.ts';
import { textsOf } from '../stories/about.ts';
import { inPlace } from '../stories/inPlace.tsx';
import { applicationControls } from './applicationControls.ts';
import { imitate } from './device.ts';
import { type Length, lengthen } from './lengthen.ts';
import { writtenTypes } from './writtenTypes.ts';

// The blocks of the documentation are large, and stories do not need them.
const ComponentPage = lazy(() => import('./ComponentPage.tsx'));

const phone = (name: string, width: number, height: number) => ({
  name,
  type: 'mobile' as const,
  styles: { width: `${width}px`, height: `${height}px` },
});

const choice = (title: string, description: string, usual: string, others: object) => ({
  description,
  toolbar: {
    title,
    items: [
      // Without a value, so that the tool does not look switched on.
      { type: 'reset' as const, title: usual },
      ...Object.entries(others).map(([value, name]) => ({ value, title: name as string })),
    ],
    dynamicTitle: false,
  },
});

export default {
  tags: ['autodocs'],
  argTypesEnhancers: [writtenTypes, applicationControls],
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
        filter: ({ storyGlobals = {}, tags }: { storyGlobals?: object; tags: string[] }) =>
          Object.keys(storyGlobals).length === 0 && !tags.includes('detail'),
      },
    },
    actions: { argTypesRegex: '^on[A-Z]' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          ['Colors', 'Type', 'Space', 'Borders', 'Focus', 'Motion', 'Breakpoints', 'Icons', 'Pictures', 'The toolbar'],
          'Components',
          ['Controls', 'Form', 'Page', 'Wizard', 'Photographs', 'Another device'],
          'Patterns',
          [
            'Answering a question',
            'Conditional question',
            'Lists',
            'Error messages',
            'Going through the steps',
            'Save and resume',
            'Upload and photograph',
            'Send and receipt',
            'Another tab or device',
          ],
          'Pages',
          ['Whole pages', 'Admission application', 'Staff application', 'Papers and corrections', 'Flows', 'Office'],
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
    language: {
      description: 'The language of the texts',
      toolbar: {
        icon: 'globe',
        items: Object.entries(languages).map(([value, { english }]) => ({ value, title: english })),
        dynamicTitle: true,
      },
    },
    direction: choice('Direction', 'Text direction', 'As the language', { rtl: 'Right to left' }),
    motion: choice('Motion', 'The site’s rules for reduced motion', 'As on this device', { reduced: 'Reduced motion' }),
    colors: choice(
      'Colors',
      'Forced colours: the site’s rules for them, and an imitation of the browser’s part',
      'As on this device',
      { forced: 'Forced colours, imitated' },
    ),
    medium: choice('Medium', 'The site’s rules for print', 'On the screen', { print: 'As in print' }),
    text: choice('Texts', 'How long every text is', 'As written', {
      long: 'Long texts',
      unbroken: 'Texts without a place to break',
    }),
  },
  initialGlobals: { language: 'en' },
  // The site loads them later. Here they are loaded before a story is shown, so that it always looks the same.
  loaders: [() => import('#src/components/CountryPhoneInput.tsx'), loadPhoneRules, sanitizer.preload],
  // A play function looks for the original texts.
  afterEach: ({ globals }) => lengthen(globals['text'] as Length | undefined),
  decorators: [
    inPlace,
    (Story, { args, globals, parameters, viewMode }) => {
      const language = globals['language'] as Language;
      setLanguage(language);
      document.documentElement.lang = language;
      document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : languages[language].dir;
      imitate(globals);
      useEffect(() => {
        if (viewMode === 'docs') lengthen(globals['text'] as Length | undefined);
      });
      // Pictures wait for this attribute.
      document.documentElement.dataset.loaded = '';
      // With another text or language the story is rendered anew.
      return <Story key={`${globals['text']} ${language}`} args={{ ...textsOf(parameters), ...args }} />;
    },
  ],
} satisfies Preview;
