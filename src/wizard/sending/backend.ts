import type { Form } from '#forms/form.ts';

const backend = import.meta.env.VITE_BACKEND_URL ?? '';

/** Our own intake answers status requests; another backend does not. */
export const ownIntake = backend === '';

/** Where a form is posted. */
export const addressOf = ({ path }: Form): string => `${backend}${path}`;

/** Logs the cause and the id; never an answer. */
export const logCause = (submissionId: string, cause: unknown) =>
  console.error('The application could not be sent.', { submissionId, cause });
