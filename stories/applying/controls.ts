import { type ApplicationName, applications } from './applications.tsx';
import { devices } from './device.ts';

const select = (options: readonly string[]) => ({ control: 'select', options }) as const;

const ofTheApplication = (application: ApplicationName) => ({
  application: { control: false as const },
  example: select(Object.keys(applications[application].examples)),
});

/** Controls to choose another example or step of an application. */
export const controlsOf = (application: ApplicationName) => ({
  ...ofTheApplication(application),
  step: select(Object.keys(applications[application].form.steps)),
  furthest: select(Object.keys(applications[application].form.steps)),
  empty: { control: 'boolean' as const },
  messages: { control: 'boolean' as const },
});

/** Controls for a device that stores an application. */
export const deviceControls = {
  ...ofTheApplication('staff'),
  device: select(devices),
  savedAt: { control: 'date' },
  receipt: { control: 'object' },
} as const;

/** Controls for an application that is being sent. */
export const sendControls = {
  ...ofTheApplication('staff'),
  network: { control: 'object' },
  isSaving: { control: 'boolean' },
  resumes: { control: 'boolean' },
  edited: { control: 'boolean' },
  before: { control: 'object' },
  events: { control: 'object' },
} as const;
