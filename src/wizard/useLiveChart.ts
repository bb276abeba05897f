import { useEffect } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Form } from '#forms/form.ts';
import type { WizardActor } from '#machines/wizard/snapshot.ts';

// A build for production has neither the module nor its name.
const broadcasting = import.meta.env.DEV ? () => import('#src/live/broadcast.ts') : undefined;

/** On the development server, sends each snapshot of the machine to /charts.html in another window. */
export const useLiveChart = (form: Form, machine: AnyStateMachine, actor: WizardActor): void => {
  useEffect(() => {
    if (!broadcasting) return undefined;
    const started = broadcasting().then(({ broadcast }) => broadcast({ form, machine }, actor));
    return () => void started.then((stop) => stop());
  }, [form, machine, actor]);
};
