import type { Decorator } from '@storybook/react-vite';

/** Shows a part in its place on the page: across the whole wizard. */
export const inWizard: Decorator = (Story) => (
  <div className="application">
    <div className="wizard">
      <Story />
    </div>
  </div>
);
