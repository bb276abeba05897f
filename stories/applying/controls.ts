import { devices } from './device.ts';

/** Controls for how far an applicant has come; .storybook/applicationControls.ts gives the steps to choose from. */
export const progressControls = {
  step: {},
  furthest: {},
  empty: { control: 'boolean' },
  messages: { control: 'boolean' },
} as const;

/** Controls for a device that stores an application. */
export const deviceControls = {
  device: { control: 'select', options: devices },
  savedAt: { control: 'date' },
  receipt: { control: 'object' },
} as const;

/** Controls for an application that is being sent. */
export const sendControls = {
  network: { control: 'object' },
  isSaving: { control: 'boolean' },
  resumes: { control: 'boolean' },
  edited: { control: 'boolean' },
  before: { control: 'object' },
  events: { control: 'object' },
} as const;
