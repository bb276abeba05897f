import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { stepOf } from '#machines/wizard/machine.ts';
import type { WizardActor } from '#machines/wizard/types.ts';
import { LongLists } from '#src/components/SelectField.tsx';
import { WizardScopeContext } from '#src/wizard/context.ts';
import { useAnnouncer } from '#src/wizard/useAnnouncer.ts';
import { useArrival } from '#src/wizard/useArrival.ts';
import { type ApplicationName, applications } from './applications.tsx';

interface Props {
  application: ApplicationName;
  actor: WizardActor;
  children: ReactNode;
}

/** A wizard around some of its pieces, without the drafts that a device keeps. */
export const Applying = ({ application, actor, children }: Props) => {
  const { form } = applications[application];
  const step = useSelector(actor, (snapshot) => stepOf(form, snapshot));
  const { status, announce } = useAnnouncer();
  const { arrive } = useArrival();
  const scope = useMemo(
    () => (step ? { form, step, actor, announce, arrive } : null),
    [form, step, actor, announce, arrive],
  );
  return (
    <div className="application">
      <div className="wizard">
        <LongLists />
        {scope ? <WizardScopeContext value={scope}>{children}</WizardScopeContext> : children}
        <p role="status" className="vh" ref={status} />
      </div>
    </div>
  );
};
