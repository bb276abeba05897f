import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { localPath } from '#languages/paths.ts';
import { pageOf, type WizardActor } from '#machines/wizard/snapshot.ts';
import type { WizardEmitted, WizardEvent } from '#machines/wizard/types.ts';
import { askAtBack } from '#src/frame/navigation/back.ts';
import { plain } from '#src/frame/navigation/usePlainLocation.ts';
import { showPlace } from '#src/wizard/showPlace.ts';

/** The state that this page stores in an entry of the history. */
interface Entry {
  /** The place of the entry before. */
  from?: string | undefined;
  /** How many entries it is after the one that opened the form. */
  depth?: number;
}

const entry = (): Entry => (window.history.state as Entry | null) ?? {};
const placeInAddress = () => new URLSearchParams(window.location.search).get('step') ?? undefined;
const replacePlace = (place: string) => navigate(`?step=${place}`, { replace: true, state: entry() });
const pushPlace = (place: string) =>
  navigate(`?step=${place}`, { state: { from: placeInAddress(), depth: (entry().depth ?? 0) + 1 } satisfies Entry });

/** Goes back to the entry that opened the form. The entries after it belong to an application that has ended. */
const rewindTo = (place: string) => {
  // A browser keeps some 50 entries, and forgets the oldest.
  const index = window.navigation?.currentEntry?.index ?? window.history.length - 1;
  const depth = Math.min(entry().depth ?? 0, index);
  if (depth === 0) return replacePlace(place);
  const end = askAtBack(() => {
    end();
    replacePlace(place);
    // The browser restores the entry's scroll position after this event.
    showPlace(place);
    return true;
  });
  return window.history.go(-depth);
};

/** The places that no address leads to. */
const withoutAddress = ['elsewhere', 'notYet', 'over'];

/** Sends the machine to the address's place, then sets the address to where the machine is. */
const followAddress = (actor: WizardActor, send: (event: WizardEvent) => void) => {
  const current = () => pageOf(actor.getSnapshot());
  const isOpen = !actor.getSnapshot().hasTag('opening') && !withoutAddress.includes(current());
  const requested = placeInAddress();
  if (!isOpen || requested === current()) return;
  if (actor.getSnapshot().context.started && (requested === undefined || requested === 'receipt')) {
    replacePlace('info');
    pushPlace(current());
    return;
  }
  if (requested !== undefined) send({ type: 'GO_TO', place: requested, replace: true });
  if (placeInAddress() === current()) return;
  // During a send Back does not leave the application: its entry is added again.
  if (actor.getSnapshot().matches({ journey: 'submitting' })) pushPlace(current());
  else if (current() === 'receipt') rewindTo('receipt');
  else replacePlace(current());
};

/** Whether the address is still that of a page: after a Back, the page it leads to may not be rendered yet. */
const isAt = (path: string) => plain(window.location.pathname) === localPath(path);

/** Synchronizes the place of a wizard with the browser's history: each place has an entry `?step=`. */
export const useAddress = (actor: WizardActor, send: (event: WizardEvent) => void): void => {
  const follow = useEffectEvent(() => followAddress(actor, send));
  const search = useSearch();
  const [path] = useLocation();
  // Runs at Back, at Forward, and at a link to the form itself. It reads the address itself, which may be newer than `search`.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (isAt(path)) follow();
  }, [path, search]);

  useEffect(() => {
    const arrive = ({ place, because, replace }: Extract<WizardEmitted, { type: 'arrived' }>) => {
      if (!isAt(path) || placeInAddress() === place || withoutAddress.includes(place)) return;
      // The form was opened: the address decides the place.
      if (because === 'RESTORE' || because.startsWith('xstate.')) queueMicrotask(() => follow());
      else if (replace) replacePlace(place);
      else if (because === 'RESTART' || place === 'receipt') rewindTo(place);
      else if (because === 'PREVIOUS' && entry().from === place) window.history.back();
      else pushPlace(place);
    };
    const subscription = actor.on('arrived', arrive);
    return () => subscription.unsubscribe();
  }, [actor, path]);
};
