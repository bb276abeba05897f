import { t } from '#languages/message.ts';
import { Icon } from '#src/frame/Icon.tsx';
import { chevron, pause, play } from '#src/frame/icons.ts';
import { useSlideLoop } from '#src/pages/home/carousel/useSlideLoop.ts';

interface SlideControlsProps {
  count: number;
  calm: boolean;
  /** Whether the pictures move on by themselves, as far as the visitor is concerned. */
  wanted: boolean;
  choose: (wanted: boolean) => void;
}

export function SlideControls({ count, calm, wanted, choose }: SlideControlsProps) {
  const turn = useSlideLoop(count, calm);
  const turnByHand = (by: 1 | -1) => {
    choose(false);
    turn(by);
  };

  return (
    <div className="slides__controls">
      <button
        type="button"
        className="slides__button"
        aria-label={wanted ? t('Stop slide show') : t('Start slide show')}
        onClick={() => choose(!wanted)}
      >
        <Icon shape={wanted ? pause : play} />
      </button>
      <button
        type="button"
        className="slides__button"
        aria-label={t('Previous picture')}
        onClick={() => turnByHand(-1)}
      >
        <Icon shape={chevron} className="slides__back onward" />
      </button>
      <button type="button" className="slides__button" aria-label={t('Next picture')} onClick={() => turnByHand(1)}>
        <Icon shape={chevron} className="onward" />
      </button>
    </div>
  );
}
