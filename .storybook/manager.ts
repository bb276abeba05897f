import { addons } from 'storybook/manager-api';

// What fills a window of its own has no arguments to change.
const whole = /^(?:machines|pages)-/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, shown: boolean) => shown && !whole.test(storyId ?? ''),
  },
});
