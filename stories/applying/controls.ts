import { type ApplicationName, applications } from './applications.tsx';

const select = (options: readonly string[]) => ({ control: 'select', options }) as const;

/** Controls to choose another example or step of an application. */
export const controlsOf = (application: ApplicationName) => ({
  application: { control: false as const },
  example: select(Object.keys(applications[application].examples)),
  step: select(Object.keys(applications[application].form.steps)),
});
