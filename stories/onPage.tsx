import '#src/styles/content.css';
import type { Decorator } from '@storybook/react-vite';

/** Shows a part in its place on a page of the site. */
export const onPage: Decorator = (Story) => (
  <div className="page">
    <Story />
  </div>
);
