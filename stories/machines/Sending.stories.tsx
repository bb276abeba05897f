import { type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Sending', tags: ['!autodocs'], ...workbenchOf('sending') };

export const Fresh: MachineStory = {};
export const Waiting: MachineStory = { args: { at: 'sending.waiting' } };
export const Asking: MachineStory = { args: { at: 'sending.asking' } };
export const Received: MachineStory = { args: { at: 'sending.received' } };
export const Stopped: MachineStory = { args: { at: 'sending.stopped' } };
