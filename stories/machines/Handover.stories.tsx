import { type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Another device', tags: ['!autodocs'], ...workbenchOf('handover') };

export const Fresh: MachineStory = {};
