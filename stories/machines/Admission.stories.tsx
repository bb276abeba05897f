import { type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Admission', tags: ['!autodocs'], ...workbenchOf('admission') };

export const Fresh: MachineStory = {};
