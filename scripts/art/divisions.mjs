import { geometry } from './divisions/geometry.mjs';
import { playroom } from './divisions/playroom.mjs';
import { readingCorner } from './divisions/reading-corner.mjs';
import { robotics } from './divisions/robotics.mjs';
import { windowsill } from './divisions/windowsill.mjs';

export const pictures = {
  'div-preschool': playroom,
  'div-lower': readingCorner,
  'div-upper': windowsill,
  'div-intermediate': geometry,
  'div-secondary': robotics,
};
