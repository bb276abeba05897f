import { t, tn } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';
import { HandoverDialog } from '#src/handover/HandoverDialog.tsx';
import { Transfer } from '#src/handover/Transfer.tsx';

export type ArrivalScene =
  | 'reading'
  | 'asking'
  | 'fetching'
  | 'decrypting'
  | 'restoring'
  | 'removing'
  | 'restored'
  | 'notRemoved'
  | 'unstored'
  | 'offline'
  | 'stopped'
  | 'taken'
  | 'gone'
  | 'wrong'
  | 'damaged';

interface ArrivalDialogProps {
  scene: ArrivalScene;
  progress?: { done: number; total: number } | undefined;
  /** Whose draft this device has; '' where its name is not answered. */
  ownName?: string | undefined;
  /** Whose application is brought here. */
  name?: string | undefined;
  /** How many files came along. */
  files?: number;
  /** Some answers have no place in this version of the form, or some files stayed. */
  incomplete?: boolean | undefined;
  onStop: () => void;
  onReplace: () => void;
  onKeep: () => void;
  onAgain: () => void;
  onClose: () => void;
}

const endings: Readonly<Partial<Record<ArrivalScene, { heading: () => string; text: () => string }>>> = {
  offline: {
    heading: () => t('The connection was lost'),
    text: () =>
      t(
        'The application could not be brought here. It is still on the other device. Please check your connection and try again.',
      ),
  },
  stopped: {
    heading: () => t('Stopped'),
    text: () => t('Nothing was brought here. The application is still on the other device, and the link still works.'),
  },
  taken: {
    heading: () => t('This link no longer works'),
    text: () =>
      t(
        'A link works once, and this one was opened or cancelled before. If you opened it on this device, the application is here: close this and go on. Otherwise it is on the device that opened the link, or that made it, unless it was sent or erased there.',
      ),
  },
  gone: {
    heading: () => t('This link no longer works'),
    text: () =>
      t(
        'A link works once, and for 24 hours. The application is still on the device that made it: please make a new link there.',
      ),
  },
  wrong: {
    heading: () => t('This link is not complete'),
    text: () =>
      t(
        'It was cut off, or it belongs to another form. Please scan the code again, or copy the whole link. The application is still on the other device.',
      ),
  },
  damaged: {
    heading: () => t('The application could not be read'),
    text: () =>
      t(
        'The link does not fit it, or it was damaged on the way. It is still on the other device: please make a new link there.',
      ),
  },
};

/** On the second device: what the link brings, and what has become of it. */
export const ArrivalDialog = (props: ArrivalDialogProps) => {
  const { scene, progress, ownName = '', name = '', files = 0, incomplete = false } = props;
  const { onStop, onReplace, onKeep, onAgain, onClose } = props;
  const ending = endings[scene];
  if (ending)
    return (
      <HandoverDialog
        scene={scene}
        heading={ending.heading()}
        onBack={onClose}
        actions={
          <>
            {(scene === 'offline' || scene === 'stopped') && (
              <Button look="primary" onClick={onAgain}>
                {t('Try again')}
              </Button>
            )}
            <Button onClick={onClose}>{t('Close')}</Button>
          </>
        }
      >
        <p>{ending.text()}</p>
      </HandoverDialog>
    );
  if (scene === 'asking')
    return (
      <HandoverDialog
        scene={scene}
        heading={t('There is an application on this device already')}
        onBack={onKeep}
        actions={
          <>
            <Button onClick={onKeep}>{t('Keep the one on this device')}</Button>
            <Button onClick={onReplace}>{t('Replace it')}</Button>
          </>
        }
      >
        <p>
          {ownName === ''
            ? t(
                'This device has an application that was not sent. If the other one is brought here, it replaces this one.',
              )
            : t(
                'This device has an application of {name} that was not sent. If the other one is brought here, it replaces this one.',
                { name: ownName },
              )}
        </p>
        <p>{t('If you keep it, the other application stays where it is, and the link still works.')}</p>
      </HandoverDialog>
    );
  if (scene === 'restored' || scene === 'notRemoved' || scene === 'unstored')
    return (
      <HandoverDialog
        scene={scene}
        heading={name === '' ? t('The application is here') : t('The application of {name} is here', { name })}
        onBack={onClose}
        actions={
          <Button look="primary" onClick={onClose}>
            {t('Continue')}
          </Button>
        }
      >
        {incomplete ? (
          <p>
            {t(
              'Some answers or files could not be brought here, because the form has changed or a file cannot be sent. Please look through each step.',
            )}
          </p>
        ) : (
          <p>
            {files === 0
              ? t('All answers are on this device now.')
              : tn(
                  'All answers and one file are on this device now.',
                  'All answers and {count} files are on this device now.',
                  files,
                )}
          </p>
        )}
        {scene === 'unstored' && (
          <p>
            {t(
              'This device cannot keep them. Please send the application before you close this page, or open the link on another device: it still works.',
            )}
          </p>
        )}
        {scene === 'notRemoved' && (
          <p>{t('The link could not be ended, and works for at most 24 hours. Please show it to nobody.')}</p>
        )}
      </HandoverDialog>
    );
  return (
    <HandoverDialog
      scene="fetching"
      heading={
        name === ''
          ? t('An application is being brought here…')
          : t('An application of {name} is being brought here…', { name })
      }
      onBack={scene === 'reading' || scene === 'fetching' ? onStop : () => undefined}
      busy
      actions={scene === 'reading' || scene === 'fetching' ? <Button onClick={onStop}>{t('Stop')}</Button> : undefined}
    >
      <Transfer progress={scene === 'reading' ? undefined : progress} />
    </HandoverDialog>
  );
};
