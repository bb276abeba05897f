interface IconProps {
  /** One of the strokes in icons.ts. */
  shape: string;
  className?: string;
}

/** A decorative 24 px glyph in the color of the text. The control around it carries the name. */
export function Icon({ shape, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
