import { type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Sending', tags: ['!autodocs'], ...workbenchOf('sending') };

export const Fresh: MachineStory = {};
