import './photographs.css';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { PhotographsInput } from '#machines/photographsTypes.ts';
import { PhotographsScene } from '#src/photographs/PhotographsScene.tsx';
import { photographsInThisBrowser } from '#src/photographs/photographsInThisBrowser.ts';

export { fetchWorker } from '#src/photographs/photographsInThisBrowser.ts';

export interface PhotographsProps {
  /** The question the PDF answers. */
  label: string;
  /** Photographs that were chosen before. */
  photographs?: readonly File[];
  /** With this browser's actors, unless told. */
  machine?: typeof photographsInThisBrowser;
  /** It has ended: with a PDF, or with nothing. */
  onEnd?: (pdf?: File) => void;
}

const nameFor = (label: string) => `${label.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}.pdf`;

/** Photographs become one PDF, in a dialog above the page. */
export const Photographs = (props: PhotographsProps) => {
  const { label, photographs = [], machine = photographsInThisBrowser, onEnd } = props;
  const input: PhotographsInput = { name: nameFor(label), photographs };
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (now) => now);
  const { status, output } = snapshot;
  // Told once, whatever else is drawn anew meanwhile.
  const end = useEffectEvent(() => onEnd?.(output?.pdf as File | undefined));
  useEffect(() => {
    if (status === 'done') end();
  }, [status]);
  return createPortal(
    <PhotographsScene
      label={label}
      snapshot={snapshot}
      send={(event) => actor.send(event)}
      onClosed={() => onEnd?.()}
    />,
    document.body,
  );
};
