import { type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Papers', tags: ['!autodocs'], ...workbenchOf('papers') };

export const Fresh: MachineStory = {};
export const Submitting: MachineStory = { args: { at: 'submitting' } };
