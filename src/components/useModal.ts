import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * The props of a dialog that is modal as long as it is rendered. Escape, or Back on a phone, calls `onBack` and does not close the
 * dialog: its parent decides whether to render it.
 */
export const useModal = (onBack: (() => void) | undefined) => {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // A file picker inside the dialog sends `cancel`, too. An Escape that cannot be prevented also closes the dialog.
      if (event.target !== event.currentTarget || !event.cancelable) return;
      event.preventDefault();
      onBack?.();
    },
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      // Without a press between them, a page can prevent only some of several Escapes: this one has closed the dialog.
      if (currentTarget.open) return;
      currentTarget.showModal();
      onBack?.();
    },
  };
};
