import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useModal } from '#src/components/useModal.ts';

interface PhotographsDialogProps {
  heading: string;
  /** What is shown: the heading takes the focus as this changes. */
  scene: string;
  /** The id of the element within that takes the focus instead. */
  focus?: string | undefined;
  /** What is going on, shown, and announced to screen readers. */
  status: string;
  children?: ReactNode;
  actions: ReactNode;
  /** Escape, or a phone's way back. */
  onBack?: (() => void) | undefined;
}

/** Moves the focus to a part of the dialog that is longer than the screen, and shows that from its beginning. */
const focusOn = (element: Element | null) => {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start' });
};

/** The modal dialog in which photographs become a PDF. */
export const PhotographsDialog = (props: PhotographsDialogProps) => {
  const { heading, scene, focus, status, children, actions, onBack } = props;
  const modal = useModal(onBack);
  const title = useRef<HTMLHeadingElement>(null);
  const focused = () => (focus === undefined ? null : document.getElementById(focus));
  const enterScene = useEffectEvent(() => focusOn(focused() ?? title.current));
  const followFocus = useEffectEvent(() => focusOn(focused()));
  useEffect(() => enterScene(), [scene]);
  useEffect(() => followFocus(), [focus]);
  return (
    <dialog {...modal} className={`photographs photographs--${scene}`} aria-labelledby="photographs-heading">
      <div className="photographs-body">
        <h2 className="photographs-heading" id="photographs-heading" ref={title} tabIndex={-1}>
          {heading}
        </h2>
        {children}
      </div>
      <div className="photographs-foot">
        <p className="photographs-status" role="status">
          {status}
        </p>
        <div className="photographs-actions">{actions}</div>
      </div>
    </dialog>
  );
};
