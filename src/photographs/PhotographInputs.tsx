import { useId } from 'react';
import { t } from '#languages/message.ts';
import { type ButtonLook, buttonClass } from '#src/components/Button.tsx';

interface PhotographInputsProps {
  /** Some were chosen before. */
  more?: boolean;
  onChoose?: ((photographs: File[]) => void) | undefined;
}

// An iPhone converts photos to JPEG if the list has no HEIC, and no `image/*`.
const KINDS = 'image/jpeg,image/png,image/webp';

/** Two ways to a photograph: the camera, and what the device already has. Neither input is part of a form. */
export const PhotographInputs = ({ more, onChoose }: PhotographInputsProps) => {
  const id = useId();
  const input = (way: string, words: string, look: ButtonLook) => (
    <label className={buttonClass(look, 'photograph-input')}>
      <input
        type="file"
        id={`${id}-${way}`}
        accept={KINDS}
        multiple={way === 'choose'}
        capture={way === 'take' ? 'environment' : undefined}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // Emptied, so that the same one can be chosen again.
          target.value = '';
          if (chosen.length > 0) onChoose?.(chosen);
        }}
      />
      <span>{words}</span>
    </label>
  );
  return (
    <div className="photograph-inputs">
      {input('take', more ? t('Take another') : t('Take a photo'), more ? 'outline' : 'primary')}
      {input('choose', more ? t('Choose more') : t('Choose photos'), 'outline')}
    </div>
  );
};
