import { type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Admission', tags: ['!autodocs'], ...workbenchOf('admission') };

export const Fresh: MachineStory = {};
export const InABranch: MachineStory = {
  args: { at: 'admission.journey.steps.learner.repeated a grade.shown' },
};
export const Submitting: MachineStory = { args: { at: 'submitting' } };
export const Receipt: MachineStory = { args: { at: 'receipt' } };
export const Replayed: MachineStory = {
  args: { events: ['RESTORE nothing', 'START', 'CHANGE as child with all nine supports'] },
};
