import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

export interface PhotographsDialogProps {
  heading: string;
  /** The heading takes the focus as this changes. */
  scene: string;
  /** What is going on, for everyone to read and to hear. */
  status: string;
  children?: ReactNode;
  actions: ReactNode;
  /** Escape, or a phone's way back. */
  onBack?: (() => void) | undefined;
  /** The browser has closed it by itself. */
  onClosed?: (() => void) | undefined;
}

/** The modal dialog in which photographs become a PDF. */
export const PhotographsDialog = (props: PhotographsDialogProps) => {
  const { heading, scene, status, children, actions, onBack, onClosed } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => title.current?.focus(), [scene]);
  return (
    <dialog
      ref={dialog}
      className="photographs"
      aria-labelledby="photographs-heading"
      onCancel={(event) => {
        // A picker that is dismissed cancels, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onBack?.();
      }}
      onClose={onClosed}
    >
      <div className="photographs-body">
        <h2 className="photographs-heading" id="photographs-heading" ref={title} tabIndex={-1}>
          {heading}
        </h2>
        <p className="photographs-status" role="status">
          {status}
        </p>
        {children}
      </div>
      <div className="photographs-actions">{actions}</div>
    </dialog>
  );
};
