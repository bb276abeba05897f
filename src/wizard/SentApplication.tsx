import { useSelector } from '@xstate/react';
import type { Form } from '#forms/form.ts';
import type { WizardActor } from '#machines/wizard/types.ts';
import { Receipt } from '#src/components/Receipt.tsx';
import { sentAnswers } from '#src/wizard/sentAnswers.ts';

/** The receipt of the application that was just sent. */
export const SentApplication = ({ form, actor }: { form: Form; actor: WizardActor }) => {
  const { receipt, draft } = useSelector(actor, ({ context }) => context);
  return (
    receipt && (
      <Receipt
        title={form.title}
        reference={receipt.reference}
        receivedAt={receipt.receivedAt}
        sections={receipt.earlier ? [] : sentAnswers(form, draft)}
        onRestart={() => actor.send({ type: 'RESTART' })}
      />
    )
  );
};
