import { addingTo } from '#forms/papers/addingTo.ts';
import { ReceiptNote } from '#src/components/ReceiptNote.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';

/** The receipt of the last application from this device, beside a new one. */
export const LastReceipt = () => {
  const { form } = useWizard();
  const receipt = useWizardState(({ context }) => context.receipt);
  return (
    receipt && (
      <ReceiptNote
        reference={receipt.reference}
        receivedAt={receipt.receivedAt}
        addHref={form.addsTo ? undefined : addingTo(receipt.reference)}
        isAddition={form.addsTo !== undefined}
      />
    )
  );
};
