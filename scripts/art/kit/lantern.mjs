import { at, box, line, shape } from './kit.mjs';
import { gold, ramleh, white } from './palette.mjs';

/** A lantern of tin and paper, 100 units tall, hung at (x, y). */
export const lantern = (x, y, size, cord = 60) =>
  at(
    x,
    y,
    size,
    line(ramleh[5], 2, `M0 ${-cord}V4`),
    shape(ramleh[7], 'M-7 6a7 7 0 1 1 14 0z'),
    shape(ramleh[5], 'M0 4L28 26H-28z'),
    shape(ramleh[7], 'M0 4L28 26H8z'),
    shape(gold, 'M-24 26H24L30 78H-30z'),
    shape(ramleh[5], 'M10 26H24L30 78H12z'),
    shape(ramleh[1], 'M-9 40L0 32L9 40L11 70H-11z'),
    shape(white, 'M0 48Q7 60 0 68Q-7 60 0 48z'),
    line(ramleh[7], 2.4, 'M-24 26L-30 78M24 26L30 78M-10 26L-13 78M10 26L13 78'),
    shape(ramleh[5], 'M-34 78H34V86H-34z'),
    shape(ramleh[7], 'M12 78H34V86H12z'),
    box(ramleh[7], -20, 86, 40, 7),
  );
