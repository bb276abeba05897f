import { type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Menu', tags: ['!autodocs'], ...workbenchOf('menu') };

export const Fresh: MachineStory = {};
export const OpenOnAPhone: MachineStory = { args: { events: ['RESIZE to 750', 'OPEN'] } };
