import { type ApplicationName, applications } from '../stories/applying/applications.tsx';
import type { Enhancer } from './writtenTypes.ts';

const none = { control: { disable: true } };
const select = (options: object) => ({ control: { type: 'select' as const }, options: Object.keys(options) });

/** What else may be chosen where a story shows an application: its examples and its steps, unless it shows one question of a step. */
export const applicationControls: Enhancer = ({ argTypes, initialArgs }) => {
  const application = applications[initialArgs['application'] as ApplicationName];
  if (!application) return argTypes;
  const { examples, form } = application;
  const step = 'asked' in initialArgs ? none : select(form.steps);
  const fitting: typeof argTypes = {};
  const controls = { application: none, asked: none, example: select(examples), step, furthest: step };
  for (const [name, control] of Object.entries(controls))
    if (name in argTypes || name in initialArgs) fitting[name] = { name, ...argTypes[name], ...control };
  return { ...argTypes, ...fitting };
};
