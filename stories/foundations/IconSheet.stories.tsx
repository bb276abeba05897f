import { IconSheet } from './IconSheet.tsx';

export default { title: 'Foundations/Icons', component: IconSheet, tags: ['!autodocs'] };

export const All = {};
