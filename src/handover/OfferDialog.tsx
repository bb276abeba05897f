import { limits, sizeInWords } from '#forms/limits.ts';
import { t } from '#languages/message.ts';
import type { Offer } from '#machines/handoverTypes.ts';
import { Button } from '#src/components/Button.tsx';
import { whenInWords } from '#src/components/clock.ts';
import { HandoverDialog } from '#src/handover/HandoverDialog.tsx';
import { LinkToCopy } from '#src/handover/LinkToCopy.tsx';
import { QrCode } from '#src/handover/QrCode.tsx';
import { Transfer } from '#src/handover/Transfer.tsx';

export type OfferScene =
  | 'explaining'
  | 'encrypting'
  | 'uploading'
  | 'shown'
  | 'notWithdrawn'
  | 'tooLarge'
  | 'noRoom'
  | 'busy'
  | 'offline'
  | 'unable';

interface OfferDialogProps {
  scene: OfferScene;
  progress?: { done: number; total: number } | undefined;
  /** Both from 'shown' on. */
  link?: string | undefined;
  offer?: Offer | undefined;
  onMake: () => void;
  onStop: () => void;
  onClose: () => void;
  onWithdraw: () => void;
  onAgain: () => void;
}

const untilInWords = ({ until }: Offer) => whenInWords(new Date(until));

/** Why there is no link, and what to do. */
const failures: Readonly<Partial<Record<OfferScene, () => string>>> = {
  tooLarge: () =>
    t(
      'The files of this application are larger than {size} together, which is more than can be sent. Please remove some or attach smaller ones first.',
      { size: sizeInWords(limits.applicationBytes) },
    ),
  noRoom: () =>
    t(
      'The school’s system has no room for this at the moment. Please try again later, or continue on this device: everything is still here.',
    ),
  busy: () =>
    t('The school’s system could not do this. Please try again in a few minutes: everything is still on this device.'),
  offline: () => t('The connection was lost. Please check it and try again: everything is still on this device.'),
  unable: () => t('This browser could not make the link. Please continue on this device: everything is still here.'),
};

/** On the first device: what happens, then the link that another device opens. */
export const OfferDialog = (props: OfferDialogProps) => {
  const { scene, progress, link, offer, onMake, onStop, onClose, onWithdraw, onAgain } = props;
  const close = <Button onClick={onClose}>{t('Close')}</Button>;
  if (scene === 'explaining')
    return (
      <HandoverDialog
        scene={scene}
        heading={t('Continue on another device')}
        onBack={onClose}
        actions={
          <>
            <Button look="primary" onClick={onMake}>
              {t('Make a link')}
            </Button>
            {close}
          </>
        }
      >
        <p>
          {t(
            'You get a link, and a code for the camera of a phone. The device that opens the link gets all answers and files of this application, and you continue there.',
          )}
        </p>
        <p>
          {t(
            'The link works once, for 24 hours. Whoever has it can read this application, so please show it to nobody else. The school cannot read it before you submit it.',
          )}
        </p>
      </HandoverDialog>
    );
  if (scene === 'encrypting' || scene === 'uploading')
    return (
      <HandoverDialog
        scene="uploading"
        heading={t('Preparing the link…')}
        onBack={onStop}
        busy
        actions={<Button onClick={onStop}>{t('Stop')}</Button>}
      >
        <Transfer progress={scene === 'uploading' ? progress : undefined} />
      </HandoverDialog>
    );
  if (scene === 'shown' && offer && link)
    return (
      <HandoverDialog
        scene={scene}
        heading={t('Open this link on the other device')}
        onBack={onClose}
        actions={
          <>
            <Button look="primary" onClick={onClose}>
              {t('Close')}
            </Button>
            <Button onClick={onWithdraw}>{t('Cancel the link')}</Button>
          </>
        }
      >
        <p>{t('Point the camera of the phone at this code, and open the link that it shows.')}</p>
        <QrCode text={link} label={t('A code with the link below, for the camera of a phone')} />
        <LinkToCopy link={link} />
        <p>
          {t('It works once, and ends {when}. Whoever has it can read this application.', {
            when: () => untilInWords(offer),
          })}
        </p>
        <p>
          {t('You can close this window: the link still works. What you change here afterwards does not come along.')}
        </p>
      </HandoverDialog>
    );
  if (scene === 'notWithdrawn')
    return (
      <HandoverDialog
        scene={scene}
        heading={t('The link still works')}
        onBack={onClose}
        actions={
          <>
            <Button look="primary" onClick={onWithdraw}>
              {t('Try again')}
            </Button>
            {close}
          </>
        }
      >
        <p>
          {t('There is no connection to the school’s system, so the link could not be cancelled. Please try again.')}
        </p>
      </HandoverDialog>
    );
  return (
    <HandoverDialog
      scene={scene}
      heading={t('There is no link yet')}
      onBack={onClose}
      actions={
        <>
          <Button look="primary" onClick={onAgain}>
            {t('Try again')}
          </Button>
          {close}
        </>
      }
    >
      <p role="alert">{failures[scene]?.()}</p>
    </HandoverDialog>
  );
};
