import { type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Draft', tags: ['!autodocs'], ...workbenchOf('draft') };

export const Fresh: MachineStory = {};
export const Reading: MachineStory = { args: { at: 'draft.holding.reading' } };
export const Saved: MachineStory = { args: { at: 'draft.holding.saved' } };
export const Refused: MachineStory = { args: { at: 'draft.holding.refused' } };
export const Elsewhere: MachineStory = { args: { at: 'draft.elsewhere.open' } };
export const TakenOver: MachineStory = { args: { at: 'draft.elsewhere.takenOver' } };
export const Finished: MachineStory = { args: { at: 'draft.finished' } };
