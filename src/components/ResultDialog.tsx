import type { ReactNode } from 'react';
import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';
import { Dialog } from '#src/components/Dialog.tsx';

interface ResultDialogProps {
  state: 'submitting' | 'leaving' | 'succeeded' | 'failed';
  heading: string;
  children?: ReactNode;
  onClose?: (() => void) | undefined;
  /** What the button says that closes it. */
  close?: string;
  /** Another thing that can be done instead. */
  other?: string;
  onOther?: (() => void) | undefined;
}

/** A modal dialog that shows the progress of a send, and its result. During the send, Escape does the same as the other button. */
export const ResultDialog = ({ close = t('Close'), ...props }: ResultDialogProps) => {
  const { state, heading, children, onClose, other, onOther } = props;
  const isSubmitting = state === 'submitting';
  return (
    <Dialog
      className={`result--${state}`}
      heading={heading}
      scene={state}
      busy={isSubmitting}
      onBack={isSubmitting ? onOther : onClose}
      actions={
        <>
          {!isSubmitting && (
            <Button look="primary" onClick={onClose}>
              {close}
            </Button>
          )}
          {other && <Button onClick={onOther}>{other}</Button>}
        </>
      }
    >
      {children}
    </Dialog>
  );
};
