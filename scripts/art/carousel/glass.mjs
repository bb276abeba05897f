import { at, disc, line, oval, shape } from '../kit/kit.mjs';
import { ramleh, sea, white } from '../kit/palette.mjs';

/** Laboratory glass, 100 units tall, standing on (x, foot). `liquid` is a pair of tones. */
export const cone = (x, foot, size, liquid) =>
  at(
    x,
    foot,
    size,
    shape(sea[1], 'M-9 -98V-66L-37 -8Q-40 0 -31 0H31Q40 0 37 -8L9 -66V-98z'),
    shape(sea[3], 'M3 -98V-64L20 0H31Q40 0 37 -8L9 -66V-98z'),
    shape(liquid[0], 'M-27 -30L-37 -8Q-40 0 -31 0H31Q40 0 37 -8L27 -30z'),
    shape(liquid[1], 'M13 -30L21 0H31Q40 0 37 -8L27 -30z'),
    oval(liquid[1], 0, -30, 27, 3.4),
    shape(white, 'M-12 -100h24q2 4 -1 5h-22q-3 -1 -1 -5z'),
    line(white, 2.4, 'M-12 -58L-29 -16'),
  );

export const globe = (x, foot, size, liquid) =>
  at(
    x,
    foot,
    size,
    shape(sea[1], 'M-8 -100V-62A31 31 0 1 0 8 -62V-100z'),
    shape(sea[3], 'M2 -100V-60Q22 -40 6 -2A31 31 0 0 0 8 -62V-100z'),
    shape(liquid[0], 'M-31 -36A31 31 0 0 0 31 -36z'),
    shape(liquid[1], 'M12 -36Q14 -16 2 -4.4A31 31 0 0 0 31 -36z'),
    oval(liquid[1], 0, -36, 31, 3.4),
    shape(white, 'M-11 -102h22q2 4 -1 5h-20q-3 -1 -1 -5z'),
    line(white, 2.4, 'M-20 -52Q-27 -42 -24 -28'),
  );

export const cylinder = (x, foot, size, liquid) =>
  at(
    x,
    foot,
    size,
    shape(sea[3], 'M-20 0q0 -6 8 -6h24q8 0 8 6z'),
    shape(sea[1], 'M-10 -6V-100h20V-6z'),
    shape(sea[3], 'M3 -6V-100h7V-6z'),
    shape(liquid[0], 'M-10 -6V-64h20V-6z'),
    shape(liquid[1], 'M3 -6V-64h7V-6z'),
    oval(liquid[1], 0, -64, 10, 2),
    line(white, 1.4, 'M-8 -20h6M-8 -32h4M-8 -44h6M-8 -56h4M-8 -74h6M-8 -86h4'),
  );

export const tube = (x, foot, size, liquid, level) =>
  at(
    x,
    foot,
    size,
    shape(sea[1], 'M-7 -100h14V-7a7 7 0 0 1 -14 0z'),
    shape(liquid[0], `M-7 ${-level}h14V-7a7 7 0 0 1 -14 0z`),
    shape(liquid[1], `M2 ${-level}h5V-7a7 7 0 0 1 -5 6.6z`),
    shape(white, 'M-9 -102h18v4h-18z'),
  );

/** The coloured light that a vessel throws on the bench, away from the window. */
export const caustic = (x, foot, size, tone) =>
  at(
    x,
    foot,
    size,
    shape(ramleh[7], 'M-30 -3L30 -5L112 26Q96 40 52 34z'),
    shape(tone, 'M14 2L34 1L94 24Q84 33 60 29z'),
    disc(white, 66, 20, 2.4),
  );
