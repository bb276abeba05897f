import { useEffect } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Form } from '#forms/form.ts';
import type { WizardActor } from '#machines/wizard/snapshot.ts';

// A build for production has neither the module nor its name.
const broadcasting = import.meta.env.DEV ? () => import('#src/live/broadcast.ts') : undefined;

/** On the development server, tells /charts.html in another window where the machine stands. */
export const useLiveChart = (form: Form, machine: AnyStateMachine, actor: WizardActor): void => {
  useEffect(() => {
    if (!broadcasting) return undefined;
    const begun = broadcasting().then(({ broadcast }) => broadcast({ form, machine }, actor));
    return () => void begun.then((stop) => stop());
  }, [form, machine, actor]);
};
