import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '<img src="./favicon.svg" alt="" width="32" height="32"> Beirut Archdiocese College',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
  }),
});
