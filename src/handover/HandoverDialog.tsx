import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '#src/components/Dialog.tsx';
import { useBack } from '#src/frame/navigation/useBack.ts';

/** A modal dialog about another device. Back closes it, and leaves the page behind it as it is. */
export const HandoverDialog = (props: Omit<ComponentProps<typeof Dialog>, 'className'>) => {
  useBack(() => props.onBack?.());
  return createPortal(<Dialog {...props} className="handover" />, document.body);
};
