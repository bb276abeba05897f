import { IconSheet } from './IconSheet.tsx';

export default { title: 'Foundations/Icons', component: IconSheet, tags: ['!autodocs'] };

export const All = {};
export const ForcedColors = { globals: { colors: 'forced' } };
export const RightToLeft = { globals: { direction: 'rtl' } };
