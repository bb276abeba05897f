import type { KeyboardEvent } from 'react';

/** Whether Enter was pressed in a field. */
export const isEnterInField = ({ key, keyCode, target, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  target instanceof HTMLInputElement &&
  target.type !== 'file' &&
  // Enter ends a composition, as of an accent or of a Chinese name, before it leaves the field. In Safari the composition has then ended.
  !nativeEvent.isComposing &&
  keyCode !== 229;

/** The control after the one that an event comes from; a group of radio buttons is one. */
export const nextControl = ({ currentTarget, target }: KeyboardEvent<HTMLFormElement>): HTMLElement | undefined => {
  const controls = [
    ...currentTarget.querySelectorAll<HTMLInputElement>('.step-fields :is(input, select, textarea)[name]'),
  ];
  const from = target as HTMLInputElement;
  const after = controls.slice(controls.indexOf(from) + 1);
  return after.find(({ name, type }) => name !== from.name || type !== 'radio');
};
