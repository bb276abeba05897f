import { SpaceScale } from './SpaceScale.tsx';

export default { title: 'Foundations/Space', component: SpaceScale, tags: ['!autodocs'] };

export const Steps = {};
