import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { placeOf, stepOf, type WizardActor, type WizardSnapshot } from '#machines/wizard/snapshot.ts';
import type { WizardEmitted } from '#machines/wizard/types.ts';

/** What this page notes in an entry of the history. */
interface Entry {
  /** The place of the entry before. */
  from?: string | undefined;
  /** How many entries lie between it and the one by which the form was opened. */
  depth?: number;
}

const entry = (): Entry => (window.history.state as Entry | null) ?? {};
const placeInAddress = () => new URLSearchParams(window.location.search).get('step') ?? undefined;
const replacePlace = (place: string) => navigate(`?step=${place}`, { replace: true, state: entry() });
const pushPlace = (place: string) =>
  navigate(`?step=${place}`, { state: { from: placeInAddress(), depth: (entry().depth ?? 0) + 1 } satisfies Entry });

/** Goes back to the entry by which the form was opened: those after it belong to an application that is over. */
const rewindTo = (place: string) => {
  const { depth = 0 } = entry();
  if (depth === 0) return replacePlace(place);
  // Before the router reads the address.
  window.addEventListener('popstate', () => replacePlace(place), { once: true, capture: true });
  return window.history.go(-depth);
};

const currentPlace = (snapshot: WizardSnapshot) => stepOf(snapshot) ?? placeOf(snapshot);

/** Sends the machine to the address's place, then sets the address to where the machine is. */
const followAddress = (actor: WizardActor) => {
  const current = () => currentPlace(actor.getSnapshot());
  const isOpen = actor.getSnapshot().hasTag('restored') && current() !== 'elsewhere';
  const requested = placeInAddress();
  if (!isOpen || requested === current()) return;
  if (actor.getSnapshot().context.started && (requested === undefined || requested === 'receipt')) {
    replacePlace('info');
    pushPlace(current());
    return;
  }
  if (requested !== undefined) actor.send({ type: 'GO_TO', place: requested, replace: true });
  if (placeInAddress() === current()) return;
  // An application that is being sent is not left: its entry is put back.
  if (actor.getSnapshot().matches({ journey: 'submitting' })) pushPlace(current());
  else replacePlace(current());
};

/** Keeps the places of a wizard and the browser's history in step: each place is an entry `?step=`. */
export const useAddress = (actor: WizardActor): void => {
  const search = useSearch();
  // At Back and Forward, and at a link to the form itself. It reads the address, which may be newer.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => followAddress(actor), [actor, search]);

  useEffect(() => {
    const follow = ({ place, because, replace }: Extract<WizardEmitted, { type: 'arrived' }>) => {
      if (placeInAddress() === place || place === 'elsewhere') return;
      // It was opened: the address says where.
      if (because === 'RESTORE' || because.startsWith('xstate.')) queueMicrotask(() => followAddress(actor));
      else if (replace) replacePlace(place);
      else if (because === 'RESTART' || place === 'receipt') rewindTo(place);
      else if (because === 'PREVIOUS' && entry().from === place) window.history.back();
      else pushPlace(place);
    };
    const subscription = actor.on('arrived', follow);
    return () => subscription.unsubscribe();
  }, [actor]);
};
