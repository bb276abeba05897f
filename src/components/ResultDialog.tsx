import { type ReactNode, useEffect, useRef } from 'react';

export interface ResultDialogProps {
  state: 'submitting' | 'succeeded' | 'failed';
  heading: string;
  children?: ReactNode;
  onClose?: (() => void) | undefined;
}

/** The loading overlay and the result popup: one modal dialog that cannot be left while the application is on its way. */
export const ResultDialog = ({ state, heading, children, onClose }: ResultDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => title.current?.focus(), [state]);
  return (
    <dialog
      ref={dialog}
      className={`result result--${state}`}
      aria-labelledby="result-heading"
      aria-busy={state === 'submitting'}
      onCancel={(event) => {
        event.preventDefault();
        if (state !== 'submitting') onClose?.();
      }}
    >
      <h2 className="result-heading" id="result-heading" ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {children}
      {state !== 'submitting' && (
        <button type="button" className="button button--primary" onClick={onClose}>
          Close
        </button>
      )}
    </dialog>
  );
};
