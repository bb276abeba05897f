import { type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Draft', tags: ['!autodocs'], ...workbenchOf('draft') };

export const Fresh: MachineStory = {};
export const Kept: MachineStory = { args: { at: 'draft.held.kept' } };
export const Refused: MachineStory = { args: { at: 'draft.held.refused' } };
export const Elsewhere: MachineStory = { args: { at: 'draft.elsewhere' } };
export const TakenOver: MachineStory = { args: { at: 'draft.takenOver' } };
export const Sealed: MachineStory = { args: { at: 'draft.sealed' } };
