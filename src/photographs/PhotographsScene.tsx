import { t } from '#languages/message.ts';
import { currentPage, unmade } from '#machines/photographs.ts';
import { type PhotographsEvent, wholeTurned } from '#machines/photographsTypes.ts';
import { Button, type ButtonLook } from '#src/components/Button.tsx';
import { CornerEditor } from '#src/photographs/CornerEditor.tsx';
import { PageCards } from '#src/photographs/PageCards.tsx';
import { PageView } from '#src/photographs/PageView.tsx';
import { PhotographInputs } from '#src/photographs/PhotographInputs.tsx';
import { PhotographsDialog } from '#src/photographs/PhotographsDialog.tsx';
import { type PhotographsSnapshot, refusalOf, sceneOf, statusOf } from '#src/photographs/scenes.ts';

interface PhotographsSceneProps {
  label: string;
  snapshot: PhotographsSnapshot;
  /** The device keeps the pages until they are attached. */
  stored?: boolean;
  send: (event: PhotographsEvent) => void;
}

// 'ID' stays as it is.
const inSentence = (label: string) => label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** The dialog of photographs in whatever state they are. */
export const PhotographsScene = ({ label, snapshot, stored = true, send }: PhotographsSceneProps) => {
  const { context } = snapshot;
  const scene = sceneOf(snapshot);
  const page = currentPage(context);
  const back = () => send({ type: 'BACK' });
  const frame = { scene, status: statusOf(snapshot), focus: page?.id, onBack: back };
  const button = (words: string, onClick: () => void, look?: ButtonLook, barred?: boolean) => (
    <Button look={look} barred={barred} onClick={onClick}>
      {words}
    </Button>
  );
  const cannot = (heading: string, reason: string) => (
    <PhotographsDialog {...frame} heading={heading} actions={button(t('Continue'), back, 'primary')}>
      <p>{reason}</p>
    </PhotographsDialog>
  );
  const choose = (photographs: File[]) => send({ type: 'CHOOSE', photographs });
  switch (scene) {
    case 'adjusting':
      return (
        <PhotographsDialog
          {...frame}
          heading={t('Move the circles to the corners of the paper')}
          actions={
            <>
              {button(t('Done'), () => send({ type: 'DONE' }), 'primary')}
              {button(t('Whole photo'), () => send({ type: 'CORNERS', corners: wholeTurned(page!.turns) }))}
              {button(t('Back'), back)}
            </>
          }
        >
          <CornerEditor
            view={page!.view as Blob}
            corners={context.corners!}
            turns={page!.turns}
            onMove={(corners) => send({ type: 'CORNERS', corners })}
          />
        </PhotographsDialog>
      );
    case 'viewing': {
      const number = context.pages.indexOf(page!) + 1;
      return (
        <PhotographsDialog
          {...frame}
          heading={t('Page {number}', { number })}
          actions={button(t('Back'), back, 'primary')}
        >
          <PageView number={number} picture={page!.picture as Blob} />
        </PhotographsDialog>
      );
    }
    case 'leaving':
      return (
        <PhotographsDialog
          {...frame}
          heading={t('Leave without attaching?')}
          actions={
            <>
              {button(t('Stay'), back, 'primary')}
              {button(t('Leave'), () => send({ type: 'LEAVE' }))}
            </>
          }
        >
          <p>{t('You will lose these pages. Photos that you chose from this device stay on it.')}</p>
        </PhotographsDialog>
      );
    case 'refused':
      return (
        <PhotographsDialog
          {...frame}
          heading={unmade(context) ? t('This page cannot be changed') : t('This photo cannot be used')}
          actions={
            <>
              {button(t('Continue'), () => send({ type: 'SKIP' }), 'primary')}
              {snapshot.can({ type: 'TRY_AGAIN' }) && button(t('Try again'), () => send({ type: 'TRY_AGAIN' }))}
            </>
          }
        >
          <p>{refusalOf(snapshot)}</p>
        </PhotographsDialog>
      );
    case 'hidden':
      return cannot(
        t('This browser hides pictures from websites'),
        t(
          'A privacy setting of this browser keeps websites from reading photos, so no PDF can be made of them here. Nothing was attached. Please attach a PDF instead.',
        ),
      );
    case 'tooOld':
      return cannot(
        t('This browser is too old to read photos'),
        t(
          'No PDF can be made of them here. Nothing was attached. Please attach a PDF instead, or use another browser or device.',
        ),
      );
    case 'arranging': {
      const busy = !snapshot.matches('arranging');
      const notKept = stored ? '' : t('Please keep this page open: this device cannot save everything.');
      return (
        <PhotographsDialog
          {...frame}
          status={`${frame.status} ${notKept}`.trim()}
          heading={t('Check your {label}', { label: inSentence(label) })}
          actions={
            <>
              {button(t('Attach this PDF'), () => send({ type: 'ATTACH' }), 'primary', busy)}
              {button(t('Cancel'), back)}
            </>
          }
        >
          <PageCards pages={context.pages} current={page?.id} busy={busy} send={send} />
          <PhotographInputs more onChoose={choose} />
        </PhotographsDialog>
      );
    }
    default:
      return (
        <PhotographsDialog
          {...frame}
          heading={t('Photograph your {label}', { label: inSentence(label) })}
          actions={button(t('Cancel'), back)}
        >
          {snapshot.matches('choosing') && (
            <>
              <p>
                {t(
                  'Lay the paper flat on something dark, in good light, and photograph each page. They are combined into one PDF on your device.',
                )}
              </p>
              <PhotographInputs onChoose={choose} />
            </>
          )}
        </PhotographsDialog>
      );
  }
};
