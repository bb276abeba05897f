import { type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Photographs', tags: ['!autodocs'], ...workbenchOf('photographs') };

export const Fresh: MachineStory = {};
export const Reading: MachineStory = { args: { events: ['with a refused photograph'] } };
export const Refused: MachineStory = { args: { at: 'photographs.refused.heic' } };
export const Arranging: MachineStory = { args: { at: 'photographs.arranging.overview' } };
export const Attached: MachineStory = { args: { at: 'photographs.attached' } };
