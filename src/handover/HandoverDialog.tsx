import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '#src/components/Dialog.tsx';

/** A modal dialog about another device. */
export const HandoverDialog = (props: Omit<ComponentProps<typeof Dialog>, 'className'>) =>
  createPortal(<Dialog {...props} className="handover" />, document.body);
