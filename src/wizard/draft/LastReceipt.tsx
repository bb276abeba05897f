import { ReceiptNote } from '#src/components/ReceiptNote.tsx';
import { useWizardState } from '#src/wizard/context.ts';

/** The receipt of the last application from this device, beside a new one. */
export const LastReceipt = () => {
  const receipt = useWizardState(({ context }) => context.receipt);
  return receipt && <ReceiptNote reference={receipt.reference} receivedAt={receipt.receivedAt} />;
};
