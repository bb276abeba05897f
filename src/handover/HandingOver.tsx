import './handover.css';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { filesIn } from '#forms/attachment.ts';
import { hasAnswers } from '#forms/check.ts';
import { type handoverMachine, sharing } from '#machines/handover.ts';
import type { Offer } from '#machines/handoverTypes.ts';
import { placeOf, type WizardSnapshot } from '#machines/wizard/snapshot.ts';
import { fetchCatalogue } from '#src/catalogues.ts';
import { arriving } from '#src/frame/arrivingLink.ts';
import { ArrivalDialog, type ArrivalScene } from '#src/handover/ArrivalDialog.tsx';
import { HandedOver } from '#src/handover/HandedOver.tsx';
import { handoverInThisBrowser, removeDraft } from '#src/handover/handoverInThisBrowser.ts';
import { LinkNote } from '#src/handover/LinkNote.tsx';
import { nameIn } from '#src/handover/nameIn.ts';
import { OfferDialog, type OfferScene } from '#src/handover/OfferDialog.tsx';
import { useLiveChart } from '#src/live/useLiveChart.ts';
import { useDraftState, useWizard, useWizardState } from '#src/wizard/context.ts';
import { Elsewhere } from '#src/wizard/draft/Elsewhere.tsx';
import { focusOn } from '#src/wizard/focus.ts';
import { showPlace } from '#src/wizard/showPlace.ts';

// Few applicants need these translations, so the form does not wait for them.
await fetchCatalogue('handover');

/** The draft of a form goes on on another device, or comes from one. */
export const HandingOver = () => {
  const { actor, send } = useWizard();
  const place = useWizardState(placeOf);
  const restored = useWizardState((snapshot) => !snapshot.hasTag('opening'));
  const isSending = useWizardState((snapshot) => snapshot.hasTag('dialog'));
  const isInOtherTab = useDraftState((draft) => draft?.matches('elsewhere') ?? false);
  const takenAt = useWizardState(({ context }) => context.offer?.takenAt);
  // It may come back: then a link was opened here.
  const [link, setLink] = useState(arriving.link);
  const end = () => {
    arriving.link = undefined;
    setLink(undefined);
    if (placeOf(actor.getSnapshot()) !== 'elsewhere' || isInOtherTab) send({ type: 'END_HAND_OVER' });
    if (link !== undefined) return showPlace(placeOf(actor.getSnapshot()));
    // Not out of a field in which the applicant has gone on.
    if (document.activeElement?.matches('body, #handover-note *, dialog *')) focusOn('hand-over');
  };
  useEffect(() => {
    // The other tab goes on with what this one has begun.
    if (isInOtherTab && link === undefined) send({ type: 'END_HAND_OVER' });
  }, [isInOtherTab, link, send]);
  if (place === 'elsewhere' && !isInOtherTab && takenAt !== undefined && link === undefined)
    return (
      <HandedOver
        takenAt={new Date(takenAt)}
        onContinue={() => {
          send({ type: 'SHARE', offer: undefined, shared: sharing(actor) });
          send({ type: 'END_HAND_OVER' });
        }}
      />
    );
  // Until this tab has the draft, nothing can be brought here.
  if (isInOtherTab) return <Elsewhere />;
  // A send that goes on by itself decides whether this device has an application that was not sent.
  if (isSending && link !== undefined) return null;
  return restored && <Running key={link} link={link} onEnd={end} />;
};

type Snapshot = SnapshotFrom<typeof handoverMachine>;

type Arriving = Extract<Snapshot['value'], { arriving: unknown }>['arriving'];
type Offering = Extract<Snapshot['value'], { offering: unknown }>['offering'];

/** The state that the dialog of an arrival shows. */
const arrivalScene = (state: Arriving): ArrivalScene => {
  if (typeof state === 'string') return state;
  if ('fetching' in state) return 'fetching';
  return state.restored === 'notRemoved' ? 'notRemoved' : 'restored';
};

/** The state that the dialog of an offer shows; 'note' where there is no dialog, only what has become of the link. */
const offerScene = (state: Offering): OfferScene | 'note' => {
  if (state === 'explaining' || state === 'encrypting') return state;
  if (typeof state === 'string') return 'note';
  if ('uploading' in state) return 'uploading';
  if ('failed' in state) return state.failed;
  return state.offered === 'hidden' ? 'note' : state.offered;
};

/** What is removed at the intake when this ends: the link to an application that was sent or erased here. */
const abandonedBy = (handover: Snapshot, wizard: WizardSnapshot): Offer | undefined => {
  const { offer } = wizard.context;
  const isOver = offer === undefined || wizard.hasTag('sent');
  return isOver && handover.matches({ offering: 'offered' }) ? handover.context.offer : undefined;
};

const Running = ({ link: opened, onEnd }: { link: string | undefined; onEnd: () => void }) => {
  const { form, actor } = useWizard();
  const [start] = useState(() => {
    const wizard = actor.getSnapshot();
    const { draft, offer, photographing } = wizard.context;
    const hasContent = !wizard.hasTag('sent') && (photographing !== undefined || hasAnswers(form, draft));
    return {
      machine: handoverInThisBrowser(form, actor),
      input: {
        wizard: actor,
        link: opened,
        // What continues on another device is replaced by what comes back.
        hasDraft: hasContent && offer?.takenAt === undefined,
        offer,
      },
      ownName: nameIn(form, draft),
    };
  });
  const handover = useActorRef(start.machine, { input: start.input });
  const snapshot = useSelector(handover, (now) => now);
  const isSent = useWizardState((now) => now.hasTag('sent'));
  const isDone = snapshot.status === 'done';
  const isOver = isDone || (isSent && snapshot.matches('offering'));
  useLiveChart(handover);
  const ends = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) ends();
  }, [isOver]);
  useEffect(
    () => () => {
      const abandoned = abandonedBy(handover.getSnapshot(), actor.getSnapshot());
      if (abandoned) void removeDraft(abandoned.id).catch(() => undefined);
    },
    [handover, actor],
  );

  const { value } = snapshot;
  const { progress, link, offer, decrypted } = snapshot.context;
  const tell = (type: 'MAKE' | 'STOP' | 'CLOSE' | 'WITHDRAW' | 'AGAIN' | 'SHOW' | 'REPLACE' | 'KEEP') => () =>
    handover.send({ type });
  const close = () => {
    handover.send({ type: 'CLOSE' });
    // The button that opened the dialog is hidden while there is a link.
    focusOn('handover-note');
  };
  if (typeof value === 'string') return null;
  if ('arriving' in value)
    return (
      <ArrivalDialog
        scene={arrivalScene(value.arriving)}
        progress={progress}
        ownName={start.ownName}
        name={decrypted && nameIn(form, decrypted.record.draft)}
        files={filesIn(decrypted?.record.draft).length}
        incomplete={decrypted?.incomplete}
        onStop={tell('STOP')}
        onReplace={tell('REPLACE')}
        onKeep={tell('KEEP')}
        onAgain={tell('AGAIN')}
        onClose={tell('CLOSE')}
      />
    );
  const scene = offerScene(value.offering);
  if (scene === 'note')
    return (
      <LinkNote
        offer={offer}
        onShow={link === undefined ? undefined : tell('SHOW')}
        onWithdraw={tell('WITHDRAW')}
        onMake={tell('MAKE')}
        onClose={tell('CLOSE')}
      />
    );
  return (
    <OfferDialog
      scene={scene}
      progress={progress}
      link={link}
      offer={offer}
      onMake={tell('MAKE')}
      onStop={tell('STOP')}
      onClose={close}
      onWithdraw={tell('WITHDRAW')}
      onAgain={tell('AGAIN')}
    />
  );
};
