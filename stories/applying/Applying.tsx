import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { stepOf, type WizardActor } from '#machines/wizard/snapshot.ts';
import { LongLists } from '#src/components/SelectField.tsx';
import { WizardScopeContext } from '#src/wizard/context.ts';
import { useAnnouncements } from '#src/wizard/useAnnouncements.ts';
import { useAnnouncer } from '#src/wizard/useAnnouncer.ts';
import { useArrivals } from '#src/wizard/useArrivals.ts';
import { useTyping } from '#src/wizard/useTyping.ts';
import { type ApplicationName, applications } from './applications.tsx';

interface Props {
  application: ApplicationName;
  actor: WizardActor;
  children: ReactNode;
}

/** A wizard around some of its pieces, without the drafts that a device stores. */
export const Applying = ({ application, actor, children }: Props) => {
  const { form } = applications[application];
  const step = useSelector(actor, (snapshot) => stepOf(snapshot));
  const { status, announce } = useAnnouncer();
  const { send } = useTyping(actor);
  useArrivals(actor);
  useAnnouncements(form, actor, announce);
  const scope = useMemo(() => ({ form, step: step ?? '', actor, send, announce }), [form, step, actor, send, announce]);
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
