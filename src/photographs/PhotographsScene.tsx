import { type PhotographsEvent, wholePhotograph } from '#machines/photographsTypes.ts';
import { CornerEditor } from '#src/photographs/CornerEditor.tsx';
import { PageCards } from '#src/photographs/PageCards.tsx';
import { PhotographInputs } from '#src/photographs/PhotographInputs.tsx';
import { PhotographsDialog } from '#src/photographs/PhotographsDialog.tsx';
import { type PhotographsSnapshot, refusalOf, sceneOf, statusOf } from '#src/photographs/scenes.ts';

export interface PhotographsSceneProps {
  label: string;
  snapshot: PhotographsSnapshot;
  send: (event: PhotographsEvent) => void;
  onClosed?: (() => void) | undefined;
}

/** The dialog of photographs in whatever state they are. */
export const PhotographsScene = ({ label, snapshot, send, onClosed }: PhotographsSceneProps) => {
  const { context } = snapshot;
  const scene = sceneOf(snapshot);
  const leave = () => send({ type: 'LEAVE' });
  const stay = () => send({ type: 'STAY' });
  const frame = { scene, status: statusOf(snapshot), onBack: leave, onClosed };
  const button = (words: string, onClick: () => void, kind = 'outline', barred = false) => (
    <button
      type="button"
      className={`button button--${kind}`}
      aria-disabled={barred || undefined}
      onClick={() => barred || onClick()}
    >
      {words}
    </button>
  );
  const choose = (photographs: File[]) => send({ type: 'CHOOSE', photographs });
  switch (scene) {
    case 'adjusting': {
      const { page, corners } = context.adjusting!;
      return (
        <PhotographsDialog
          {...frame}
          onBack={stay}
          heading="Move the rings to the paper’s corners"
          actions={
            <>
              {button('Done', () => send({ type: 'DONE' }), 'primary')}
              {button('Whole photo', () => send({ type: 'CORNERS', corners: wholePhotograph }))}
              {button('Back', stay)}
            </>
          }
        >
          <CornerEditor
            view={page.view as Blob}
            corners={corners}
            onMove={(moved) => send({ type: 'CORNERS', corners: moved })}
          />
        </PhotographsDialog>
      );
    }
    case 'leaving':
      return (
        <PhotographsDialog
          {...frame}
          onBack={stay}
          heading="Leave without attaching?"
          actions={
            <>
              {button('Stay', stay, 'primary')}
              {button('Leave', leave)}
            </>
          }
        >
          <p>The pages made here are lost. Your photographs stay where they are.</p>
        </PhotographsDialog>
      );
    case 'refused':
      return (
        <PhotographsDialog
          {...frame}
          heading="This one cannot be used"
          actions={button('Go on', () => send({ type: 'PASS' }), 'primary')}
        >
          <p>{refusalOf(snapshot)}</p>
        </PhotographsDialog>
      );
    case 'arranging': {
      const busy = !snapshot.matches('arranging');
      return (
        <PhotographsDialog
          {...frame}
          heading={`${label}: photographs`}
          actions={
            <>
              {button('Attach this PDF', () => send({ type: 'ATTACH' }), 'primary', busy)}
              {button('Cancel', leave)}
            </>
          }
        >
          <PageCards pages={context.pages} busy={busy} send={send} />
          <PhotographInputs more onChoose={choose} />
        </PhotographsDialog>
      );
    }
    default:
      return (
        <PhotographsDialog {...frame} heading={`${label}: photographs`} actions={button('Cancel', leave)}>
          {snapshot.matches('choosing') && (
            <>
              <p>
                Lay the paper flat on something dark, in good light, and photograph each page. Here, on your device,
                they become one PDF.
              </p>
              <PhotographInputs onChoose={choose} />
            </>
          )}
        </PhotographsDialog>
      );
  }
};
