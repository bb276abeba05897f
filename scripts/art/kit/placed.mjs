import { group } from './kit.mjs';

const n = (value) => String(Math.round(value * 100) / 100);

export const turned = (x, y, angle, ...content) =>
  group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"`, ...content);

/** Drawn once, then set down again at each place: [x, y, scale]. */
export const repeated = (id, content, places) =>
  `<defs><g id="${id}">${content}</g></defs>` +
  places
    .map(([x, y, scale = 1]) => `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})"/>`)
    .join('');

export const clipped = (id, path, ...content) =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath>${group(`clip-path="url(#${id})"`, ...content)}`;
