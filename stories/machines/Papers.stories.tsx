import { type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Papers', tags: ['!autodocs'], ...workbenchOf('papers') };

export const Fresh: MachineStory = {};
