import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { asChecked, stepOf, type WizardActor } from '#machines/wizard/snapshot.ts';
import { LongLists } from '#src/components/SelectField.tsx';
import { WizardScopeContext } from '#src/wizard/context.ts';
import { useAnnouncements } from '#src/wizard/useAnnouncements.ts';
import { useAnnouncer } from '#src/wizard/useAnnouncer.ts';
import { useArrivals } from '#src/wizard/useArrivals.ts';
import { type ApplicationName, applications } from './applications.tsx';

interface Props {
  application: ApplicationName;
  actor: WizardActor;
  children: ReactNode;
}

/** A wizard around some of its pieces, without the drafts that a device stores. */
export const Applying = ({ application, actor, children }: Props) => {
  const { form } = applications[application];
  const view = useMemo(() => asChecked(actor), [actor]);
  const step = useSelector(view, stepOf);
  const { status, announce } = useAnnouncer();
  useArrivals(actor, true);
  useAnnouncements(form, actor, announce);
  const { send } = actor;
  const scope = useMemo(
    () => ({ form, suggested: [], step: step ?? '', actor, view, send, announce }),
    [form, step, actor, view, send, announce],
  );
  return (
    <div className="application">
      <div className="wizard">
        <LongLists />
        <WizardScopeContext value={scope}>{children}</WizardScopeContext>
        <p role="status" className="vh" ref={status} />
      </div>
    </div>
  );
};
