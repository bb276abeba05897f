import { type ReactNode, useEffect, useRef } from 'react';
import { ignoreSecondPress } from '#src/components/ignoreSecondPress.ts';
import { useModal } from '#src/components/useModal.ts';

interface DialogProps {
  /** Classes of its own. */
  className?: string;
  heading: string;
  /** Names what it shows: the heading gets the focus when that changes. */
  scene: string;
  children?: ReactNode;
  /** The buttons. */
  actions: ReactNode;
  busy?: boolean;
  /** Escape, or Back on a phone. */
  onBack: (() => void) | undefined;
}

/** A modal dialog: a heading, a text, and its buttons. */
export const Dialog = ({ className = '', heading, scene, children, actions, busy = false, onBack }: DialogProps) => {
  const modal = useModal(onBack);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [scene]);
  return (
    <dialog {...modal} className={`result ${className}`} aria-labelledby="result-heading" aria-busy={busy}>
      {/* A heading that has the focus already is not read when it changes, unless it is live. */}
      <h2 className="result-heading" id="result-heading" ref={title} tabIndex={-1} aria-live="polite">
        {heading}
      </h2>
      {children}
      <div className="result-actions" onClickCapture={ignoreSecondPress}>
        {actions}
      </div>
    </dialog>
  );
};
