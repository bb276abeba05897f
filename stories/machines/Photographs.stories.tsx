import { type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Photographs', tags: ['!autodocs'], ...workbenchOf('photographs') };

export const Fresh: MachineStory = {};
