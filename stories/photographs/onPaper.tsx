import type { Decorator } from '@storybook/react-vite';

/** On the white of the dialog it belongs to. */
export const onPaper: Decorator = (Story) => (
  <main style={{ background: 'var(--surface-default)', padding: '1rem', maxInlineSize: '24rem' }}>
    <Story />
  </main>
);
