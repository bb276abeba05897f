import type { Form } from '#forms/form.ts';

/**
 * The channel between the tabs that have a form open. Some browsers inside other apps have none: there a tab notices at its next
 * write that another tab has claimed the draft.
 */
export const tabChannel = ({ name }: Form): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(`bac-draft-${name}`);
  } catch {
    return undefined;
  }
};
