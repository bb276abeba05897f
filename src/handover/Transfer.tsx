import { sizeMessage } from '#forms/limits.ts';
import { t } from '#languages/message.ts';

interface TransferProps {
  /** Bytes; absent before the first. */
  progress: { done: number; total: number } | undefined;
}

/** How much of an encrypted draft was sent or received. */
export const Transfer = ({ progress }: TransferProps) => {
  const { done = 0, total = 0 } = progress ?? {};
  return (
    <div className="upload-progress">
      <progress aria-label={t('Progress of the transfer')} max={1} value={total > 0 ? done / total : undefined} />
      <p>
        {total > 0 ? t('{done} of {total}', { done: sizeMessage(done), total: sizeMessage(total) }) : t('Connecting…')}
      </p>
    </div>
  );
};
