import { Pictures } from './Pictures.tsx';

export default { title: 'Foundations/Pictures', component: Pictures, tags: ['!autodocs'] };

export const EverySlot = {};
