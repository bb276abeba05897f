import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The space around a code without which cameras do not find it, in modules. */
const MARGIN = 4;

interface QrCodeProps {
  text: string;
  /** What a screen reader says in its place. */
  label: string;
}

/** A text as a QR code: black on white in every theme and on paper. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * MARGIN;
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="var(--white)" />
      <path d={toSvgPath(code)} fill="var(--black)" />
    </svg>
  );
};
