import { answersInWords } from '#forms/answersInWords.ts';
import { addingTo } from '#forms/papers/addingTo.ts';
import { reception, receptionNote } from '#forms/receivingDays.ts';
import { t } from '#languages/message.ts';
import { Receipt } from '#src/components/Receipt.tsx';
import { afterSending } from '#src/content/afterSending.ts';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { rich } from '#src/frame/rich.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { useStored } from '#src/wizard/draft/useSaved.ts';
import { arrivedBefore } from '#src/wizard/sending/failures.ts';

/** The receipt of the last application. Its answers are shown only until the page is closed, since people share phones. */
export const SentApplication = () => {
  const { form, send } = useWizard();
  const receipt = useWizardState(({ context }) => context.receipt);
  const stored = useStored();
  const { draft, submission, phoneRules } = useWizardState(({ context }) => context);
  const here = receipt?.submissionId === submission.id;
  const at = reception(form.days);
  const open = at === 'open';
  return (
    receipt && (
      <Receipt
        title={t(form.title)}
        reference={receipt.reference}
        receivedAt={receipt.receivedAt}
        next={afterSending.stepsOf(form)}
        addHref={form.addsTo ? undefined : addingTo(receipt.reference)}
        isAddition={form.addsTo !== undefined}
        stored={stored}
        sections={here && !receipt.earlier ? answersInWords(form, draft, phoneRules) : []}
        note={receipt.earlier ? rich(arrivedBefore(), contactLinks) : !open && receptionNote(form.days, at)?.()}
        onAnother={open && here && form.reuses ? () => send({ type: 'ANOTHER' }) : undefined}
        onRestart={open ? () => send({ type: 'RESTART' }) : undefined}
        onForget={() => send({ type: 'FORGET_RECEIPT' })}
      />
    )
  );
};
