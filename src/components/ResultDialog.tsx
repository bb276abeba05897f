import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '#languages/message.ts';
import { useModal } from '#src/components/useModal.ts';

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
  const modal = useModal(state === 'submitting' ? onOther : onClose);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [state]);
  return (
    <dialog
      {...modal}
      className={`result result--${state}`}
      aria-labelledby="result-heading"
      aria-busy={state === 'submitting'}
    >
      <h2 className="result-heading" id="result-heading" ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {children}
      <div className="result-actions">
        {state !== 'submitting' && (
          <button type="button" className="button button--primary" onClick={onClose}>
            {close}
          </button>
        )}
        {other && (
          <button type="button" className="button button--outline" onClick={onOther}>
            {other}
          </button>
        )}
      </div>
    </dialog>
  );
};
