import { useId } from 'react';
import { seededRandom } from '#src/frame/seededRandom.ts';

const stones = ['sea-6', 'sea-8', 'ramleh-4', 'ramleh-2', 'cedar', 'gold'];
const shares = [0.34, 0.5, 0.68, 0.84, 0.93, 1];
const across = 54;

/** A 12 px strip of mosaic, different for each seed. */
export function Tesserae({ seed }: { seed: string }) {
  const id = useId();
  const random = seededRandom(seed);
  const paths = stones.map(() => '');

  for (let stone = 0; stone < across * 2; stone++) {
    const color = shares.findIndex((share) => random() < share);
    paths[color] += `M${Math.floor(stone / 2) * 6} ${(stone % 2) * 6}h5v5h-5z`;
  }

  return (
    <svg className="tesserae" width="100%" height="12" aria-hidden="true">
      <pattern id={id} width={across * 6} height="12" patternUnits="userSpaceOnUse">
        {paths.map((d, color) => (
          <path key={stones[color]} d={d} fill={`var(--${stones[color]})`} />
        ))}
      </pattern>
      <rect width="100%" height="12" fill={`url(#${id})`} />
    </svg>
  );
}
