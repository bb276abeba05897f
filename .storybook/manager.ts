import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { schoolNames } from '#languages/schoolName.ts';

// These stories have no arguments.
const whole = /^(?:machines|pages)-/;

interface Shown {
  storyId?: string;
  /** What a story sets in the toolbar: a phone is as high as the window. */
  storyGlobals?: { viewport?: { value?: string } };
}

addons.setConfig({
  // Of 1280 x 800 pixels a story has the most.
  navSize: 260,
  bottomPanelHeight: 220,
  theme: create({
    base: 'light',
    brandTitle: `<img src="./favicon.svg" alt="" width="32" height="32" style="margin-inline-end: 8px"> ${schoolNames.en}`,
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
  }),
  // On a phone the other tools need the whole width.
  toolbar: { remount: { hidden: matchMedia('(max-width: 600px)').matches } },
  layoutCustomisations: {
    showPanel: ({ storyId = '', storyGlobals }: Shown, shown: boolean) =>
      shown && !whole.test(storyId) && storyGlobals?.viewport?.value !== 'phone',
  },
});
