import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

// What fills a window of its own has no arguments to change.
const whole = /^(?:machines|pages)-/;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle:
      '<img src="./favicon.svg" alt="" width="32" height="32" style="margin-inline-end: 8px"> Beirut Archdiocese College',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
  }),
  // On a phone the others take all its width; the browser can reload.
  toolbar: { remount: { hidden: matchMedia('(max-width: 600px)').matches } },
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, shown: boolean) => shown && !whole.test(storyId ?? ''),
  },
});
