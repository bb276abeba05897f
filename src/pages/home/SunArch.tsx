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
      <path fill="#fff" d="M0 200V94C0 46 46 20 80 0 114 20 160 46 160 94V200z" />
      <g clipPath={`url(#${id})`}>
        <path fill="#a9cedb" d="M0 0h160v200H0z" />
        <circle fill="#d9e6df" cx={cx} cy={cy} r="66" />
        <circle fill="#faf1df" cx={cx} cy={cy} r="40" />
        <circle fill="#e0ac3b" cx={cx} cy={cy} r="21" />
        <path fill="#4f8ea7" d="M84 150l34-26 20 14 22-20v36z" />
        <path fill="#1a6480" d="M0 150h160v50H0z" />
        <path fill="#0f4257" d="M0 178q40-9 80 0t80 0v22H0z" />
        <path
          stroke="#d9b26f"
          strokeWidth="2.5"
          strokeLinecap="round"
          d={`M${cx - 15} 158h30M${cx - 9} 166h26M${cx - 14} 174h22`}
        />
      </g>
    </svg>
  );
}
