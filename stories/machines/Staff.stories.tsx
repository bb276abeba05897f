import { expect, waitFor, within } from 'storybook/test';
import { chartIn, type MachineStory, workbenchOf } from './workbenchOf.ts';

export default { title: 'Machines/Staff', tags: ['!autodocs'], ...workbenchOf('staff') };

export const Fresh: MachineStory = {};
export const InABranch: MachineStory = { args: { at: 'staff.journey.steps.personalInfo.married woman.shown' } };
export const Replayed: MachineStory = {
  args: { events: ['RESTORE nothing', 'CHANGE as experienced teacher', 'NEXT', 'PREVIOUS'] },
};
export const Walked: MachineStory = {
  args: { events: ['RESTORE nothing'] },
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const chart = within(await chartIn(story));
    const isIn = (step: string) =>
      expect(canvasElement.querySelector(`[data-state="staff.journey.steps.${step}"][data-active]`)).toBeVisible();
    const events = within(canvas.getByRole('region', { name: 'Events' }));
    await expect(events.getByText('9 answers are missing or wrong')).toBeVisible();
    await userEvent.click(events.getByRole('button', { name: 'CHANGE' }));
    chart.getByRole('button', { name: /^NEXT/ }).focus();
    await userEvent.keyboard('{Enter}');
    await isIn('education');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await isIn('personalInfo');
    await userEvent.click(canvas.getByRole('button', { name: 'Forward' }));
    await isIn('education');
  },
};
export const Found: MachineStory = {
  play: async (story) => {
    const { canvas, userEvent } = story;
    await chartIn(story);
    await userEvent.type(canvas.getByRole('combobox', { name: /^Find a state/ }), 'has references');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'has references: inner states' }, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'references: inner states' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'has references: inner states' })).toBeNull(), {
      timeout: 10_000,
    });
    // Each state that reacts to an event.
    await userEvent.type(canvas.getByRole('combobox', { name: /^Find a state/ }), 'GO_TO');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^\d+ states for GO_TO:/);
  },
};
