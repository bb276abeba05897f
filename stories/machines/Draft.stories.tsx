import { type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Draft', tags: ['!autodocs'], ...workbenchOf('draft') };

export const Fresh: MachineStory = {};
