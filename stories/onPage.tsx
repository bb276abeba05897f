import '#src/styles/content.css';
import type { Decorator } from '@storybook/react-vite';
import { releasePictures } from '#src/frame/releasePictures.ts';

/** Shows a part in its place on a page of the site, which has loaded. */
export const onPage: Decorator = (Story) => {
  releasePictures();
  return (
    <div className="page">
      <Story />
    </div>
  );
};
