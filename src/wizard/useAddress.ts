import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { placeOf, stepOf } from '#machines/wizard/places.ts';
import type { WizardActor, WizardEmitted } from '#machines/wizard/types.ts';

const asked = () => new URLSearchParams(window.location.search).get('step') ?? undefined;
const addressOf = (place: string) => `${window.location.pathname}?step=${place}`;
const visit = (place: string) => navigate(addressOf(place), { state: { from: asked() } });
const correct = (place: string) => navigate(addressOf(place), { replace: true, state: window.history.state });

/** The place of the entry before, where this page made the present one. */
const cameFrom = (): unknown => (window.history.state as { from?: unknown } | null)?.from;

/**
 * Connects the places of a wizard to the browser's history: each is an entry `?step=`. The machine decides, the address
 * follows.
 */
export const useAddress = (actor: WizardActor): void => {
  useEffect(() => {
    let leads = false;
    const stands = () => stepOf(actor.getSnapshot()) ?? placeOf(actor.getSnapshot());
    const lead = () => {
      const wanted = asked();
      const isOpen = actor.getSnapshot().hasTag('restored') && stands() !== 'elsewhere';
      if (!isOpen || wanted === stands()) return;
      leads = true;
      if (wanted !== undefined) actor.send({ type: 'GO_TO', place: wanted });
      leads = false;
      if (asked() === stands()) return;
      // An application on its way is not left: its entry is put back.
      if (actor.getSnapshot().matches({ journey: 'submitting' })) visit(stands());
      else correct(stands());
    };
    const follow = ({ place, because }: Extract<WizardEmitted, { type: 'arrived' }>) => {
      if (leads || asked() === place) return;
      // Begun before the device had answered, it leaves the information page as it would have later.
      if (actor.getSnapshot().context.begun && asked() === undefined) {
        correct('info');
        visit(place);
      }
      // What was opened may be another place than the one that was left.
      else if (because === 'RESTORE') queueMicrotask(lead);
      else if (because === 'PREVIOUS' && cameFrom() === place) window.history.back();
      else visit(place);
    };
    const subscription = actor.on('arrived', follow);
    // wouter tells of what is pushed by links.
    const happenings = ['popstate', 'pushState'];
    for (const happening of happenings) window.addEventListener(happening, lead);
    return () => {
      subscription.unsubscribe();
      for (const happening of happenings) window.removeEventListener(happening, lead);
    };
  }, [actor]);
};
