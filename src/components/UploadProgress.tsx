import { sizeMessage } from '#forms/limits.ts';
import { t } from '#languages/message.ts';

interface UploadProgressProps {
  /** Bytes; absent until the first have left. */
  sent?: number | undefined;
  total?: number | undefined;
}

/** How much of an application has left the device. */
export const UploadProgress = ({ sent, total }: UploadProgressProps) => {
  const known = sent !== undefined && total !== undefined && total > 0;
  return (
    <div className="upload-progress">
      <progress aria-label={t('Upload')} max={1} value={known ? sent / total : undefined} />
      <p>
        {known ? t('{sent} of {total} sent', { sent: sizeMessage(sent), total: sizeMessage(total) }) : t('Connecting…')}
      </p>
    </div>
  );
};
