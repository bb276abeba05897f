import '#src/styles/tokens.css';
import '#src/styles/fonts/fonts.css';
import '#src/styles/base.css';
import '#src/styles/frame.css';
import '#src/styles/form.css';
import type { Preview } from '@storybook/react-vite';

const phone = (name: string, width: number, height: number) => ({
  name,
  type: 'mobile' as const,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    actions: { argTypesRegex: '^on[A-Z]' },
    options: { storySort: { order: ['Form', 'Wizard', 'Staff application'] } },
    viewport: {
      options: {
        narrow: phone('320, the narrowest', 320, 740),
        phone: phone('360, a phone', 360, 740),
        tablet: { name: '768, a tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280, a desk', type: 'desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
  },
  globalTypes: {
    direction: {
      description: 'Text direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { direction: 'ltr' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.lang = 'en';
      document.documentElement.dir = globals.direction;
      // No page has to load before pictures may come.
      document.documentElement.dataset.loaded = '';
      return <Story />;
    },
  ],
} satisfies Preview;
