const starts = ['pointerdown', 'mousedown'] as const;
const ends = ['click', 'pointerup', 'pointercancel', 'keydown'] as const;

/** What is run after the present press; undefined between two presses. */
// `:active` cannot be used: Firefox sets it after the press has moved the focus out of the field.
let waiting: (() => void)[] | undefined;

const start = () => {
  waiting ??= [];
};
const end = () => {
  for (const run of waiting ?? []) setTimeout(run);
  waiting = undefined;
};

if (typeof document !== 'undefined') {
  for (const type of starts) document.addEventListener(type, start, true);
  for (const type of ends) document.addEventListener(type, end, true);
}

/**
 * Runs now, or after the present press. A message that appears during a press would move the button, and the click would miss it.
 */
export const afterPress = (run: () => void): void => {
  if (waiting) waiting.push(run);
  else run();
};
