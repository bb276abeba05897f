import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { staff } from '#forms/staff/staff.ts';
import { stepOf } from '#machines/wizard.ts';
import type { WizardActor } from '#machines/wizardTypes.ts';
import { WizardScopeContext } from '#src/wizard/context.ts';
import { useAnnouncer } from '#src/wizard/useAnnouncer.ts';
import { useArrival } from '#src/wizard/useArrival.ts';

/** A wizard around some of its pieces, without the drafts that a device keeps. */
export const Applying = ({ actor, children }: { actor: WizardActor; children: ReactNode }) => {
  const step = useSelector(actor, (snapshot) => stepOf(staff, snapshot));
  const { status, announce } = useAnnouncer();
  const arrive = useArrival();
  const scope = useMemo(
    () => (step ? { form: staff, step, actor, announce, arrive } : null),
    [step, actor, announce, arrive],
  );
  return (
    <div className="application">
      <div className="wizard">
        {scope ? <WizardScopeContext value={scope}>{children}</WizardScopeContext> : children}
        <p role="status" className="vh" ref={status} />
      </div>
    </div>
  );
};
