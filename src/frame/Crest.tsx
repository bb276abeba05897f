import logo from '#src/content/logo.svg?raw';
import { drawingOf } from './drawing.ts';

const { viewBox, shapes } = drawingOf(logo);

/** The school's logo. The name stands beside it, so that a screen reader need not say it. */
export const Crest = () => (
  <svg className="crest" viewBox={viewBox} width="64" height="64" aria-hidden="true">
    {shapes}
  </svg>
);
