import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '#src/components/useModal.ts';

interface HandoverDialogProps {
  /** Names what it shows: the heading gets the focus when that changes. */
  scene: string;
  heading: string;
  children: ReactNode;
  /** The buttons. */
  actions: ReactNode;
  busy?: boolean;
  /** Escape, or Back on a phone. */
  onBack: () => void;
}

/** A modal dialog about another device. */
export const HandoverDialog = ({ scene, heading, children, actions, busy = false, onBack }: HandoverDialogProps) => {
  const modal = useModal(onBack);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [scene]);
  return createPortal(
    <dialog {...modal} className="result handover" aria-labelledby="handover-heading" aria-busy={busy}>
      <h2 className="result-heading" id="handover-heading" ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {children}
      <div className="result-actions">{actions}</div>
    </dialog>,
    document.body,
  );
};

interface DialogButtonProps {
  /** What is meant to be pressed. */
  primary?: boolean;
  onClick: () => void;
  children: string;
}

/** A button of such a dialog. */
export const DialogButton = ({ primary = false, onClick, children }: DialogButtonProps) => (
  <button type="button" className={`button button--${primary ? 'primary' : 'outline'}`} onClick={onClick}>
    {children}
  </button>
);
