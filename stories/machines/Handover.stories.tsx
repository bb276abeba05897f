import { type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Another device', tags: ['!autodocs'], ...workbenchOf('handover') };

export const Fresh: MachineStory = {};
export const Uploading: MachineStory = { args: { at: 'handover.offering.uploading' } };
export const Offered: MachineStory = { args: { at: 'handover.offering.offered' } };
export const Arriving: MachineStory = { args: { at: 'handover.arriving.fetching' } };
