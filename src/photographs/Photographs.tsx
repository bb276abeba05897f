import './photographs.css';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { chosenIn, hasPages } from '#machines/photographs.ts';
import type { Chosen, PhotographsInput } from '#machines/photographsTypes.ts';
import { useBack } from '#src/frame/navigation/useBack.ts';
import { useUnloadWarning } from '#src/frame/useUnloadWarning.ts';
import { useLiveChart } from '#src/live/useLiveChart.ts';
import { PhotographsScene } from '#src/photographs/PhotographsScene.tsx';
import { photographsInThisBrowser } from '#src/photographs/photographsInThisBrowser.ts';

export { fetchWorker } from '#src/photographs/photographsInThisBrowser.ts';

interface PhotographsProps {
  /** The question the PDF answers. */
  label: string;
  /** Photographs that were chosen before. */
  photographs?: readonly Chosen[];
  /** The device keeps the photographs until they are attached. */
  stored?: boolean;
  /** Its actors read photographs in a worker of this browser, if not given. */
  machine?: typeof photographsInThisBrowser;
  /** The photographs as they are now. */
  onKeep?: (photographs: readonly Chosen[]) => void;
  /** It has ended: with a PDF, or with nothing. */
  onEnd?: (pdf?: File) => void;
}

const nameFor = (label: string) => `${label.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()}.pdf`;

/** Photographs become one PDF, in a dialog above the page. */
export const Photographs = (props: PhotographsProps) => {
  const { label, photographs = [], stored = true, machine = photographsInThisBrowser, onKeep, onEnd } = props;
  const input: PhotographsInput = { name: nameFor(label), photographs };
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (now) => now);
  const { status, output, context } = snapshot;
  const { pages, queue } = context;
  const keeps = useRef(false);
  const keep = useEffectEvent(() => {
    const chosen = chosenIn(context);
    // Also that the last one was removed.
    if (chosen.length > 0 || keeps.current) onKeep?.(chosen);
    keeps.current = chosen.length > 0;
  });
  useEffect(() => keep(), [pages, queue]);
  const end = useEffectEvent(() => onEnd?.(output?.pdf as File | undefined));
  useEffect(() => {
    if (status === 'done') end();
  }, [status]);
  useLiveChart(actor);
  useBack(() => actor.send({ type: 'BACK' }));
  useUnloadWarning(hasPages(context) && !stored);
  return createPortal(
    <PhotographsScene label={label} snapshot={snapshot} stored={stored} send={(event) => actor.send(event)} />,
    document.body,
  );
};
