import { at, box, line, shape } from './kit.mjs';
import { ramleh } from './palette.mjs';

/** A school satchel 100 units wide that hangs by its loop from (x, y). */
export const satchel = (x, y, size, [light, dark], [flap, fold] = [dark, dark]) =>
  at(
    x,
    y,
    size,
    line(dark, 6, 'M-8 2Q-10 20 -10 26M8 2Q10 20 10 26'),
    shape(light, 'M-50 38Q-50 22 -34 22H34Q50 22 50 38V128Q50 140 38 140H-38Q-50 140 -50 128z'),
    shape(dark, 'M18 22H34Q50 22 50 38V128Q50 140 38 140H18z'),
    shape(dark, 'M-36 96H34V128Q34 132 30 132H-32Q-36 132 -36 128z'),
    shape(light, 'M-36 100H14V132H-32Q-36 132 -36 128z'),
    shape(flap, 'M-50 38Q-50 22 -34 22H34Q50 22 50 38V74Q20 94 0 94T-50 74z'),
    shape(fold, 'M18 22H34Q50 22 50 38V74Q34 84 18 90z'),
    box(ramleh[2], -30, 76, 9, 22),
    box(ramleh[4], 22, 76, 9, 22),
  );
