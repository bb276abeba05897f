import { useId } from 'react';

/** The sun over the sea, seen through an arch: rising at height 0, high in the sky at height 1. */
export function SunArch({ height }: { height: number }) {
  const id = useId();
  const cx = 46 + 34 * height;
  const cy = 146 - 84 * height;

  return (
    <svg className="sun-arch" viewBox="0 0 160 200" width="160" height="200" aria-hidden="true">
      <clipPath id={id}>
        <path d="M10 200V96C10 54 50 30 80 12 110 30 150 54 150 96V200z" />
      </clipPath>
      <path fill="var(--white)" d="M0 200V94C0 46 46 20 80 0 114 20 160 46 160 94V200z" />
      <g clipPath={`url(#${id})`}>
        <path fill="var(--sea-6)" fillOpacity="0.35" d="M0 0h160v200H0z" />
        <circle fill="var(--ramleh-1)" fillOpacity="0.6" cx={cx} cy={cy} r="66" />
        <circle fill="var(--ramleh-1)" cx={cx} cy={cy} r="40" />
        <circle fill="var(--gold)" cx={cx} cy={cy} r="21" />
        <path fill="var(--sea-6)" fillOpacity="0.7" d="M84 150l34-26 20 14 22-20v36z" />
        <path fill="var(--sea-6)" d="M0 150h160v50H0z" />
        <path fill="var(--sea-8)" d="M0 178q40-9 80 0t80 0v22H0z" />
        <path
          stroke="var(--ramleh-4)"
          strokeWidth="2.5"
          strokeLinecap="round"
          d={`M${cx - 15} 158h30M${cx - 9} 166h26M${cx - 14} 174h22`}
        />
      </g>
    </svg>
  );
}
