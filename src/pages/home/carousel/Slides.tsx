import { Slide, Slider } from 'pure-react-carousel';
import { t } from '#languages/message.ts';
import { Picture } from '#src/components/Picture.tsx';
import type { Slot } from '#src/content/media.ts';
import { usePlace } from '#src/pages/home/carousel/usePlace.ts';

interface SlidesProps {
  slots: readonly Slot[];
  playing: boolean;
  hold: (held: boolean) => void;
  stop: () => void;
}

export function Slides({ slots, playing, hold, stop }: SlidesProps) {
  const { shown } = usePlace(slots.length);
  const round = [slots.at(-1), ...slots, slots[0]];

  return (
    <Slider
      className="slides__window"
      role="group"
      aria-label={t('Pictures')}
      aria-live={playing ? 'off' : 'polite'}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onTouchStart={stop}
    >
      {round.map((slot, place) => {
        const isCopy = place === 0 || place > slots.length;
        return (
          <Slide
            key={place}
            index={place}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('{number} of {count}', {
              number: ((place - 1 + slots.length) % slots.length) + 1,
              count: slots.length,
            })}
            aria-selected={undefined}
            inert={place !== shown}
          >
            {slot && <Picture slot={slot} priority={place === 1} {...(isCopy && { alt: '' })} />}
          </Slide>
        );
      })}
    </Slider>
  );
}
