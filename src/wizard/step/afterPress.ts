const starts = ['pointerdown', 'mousedown'] as const;
const ends = ['click', 'pointerup', 'pointercancel', 'keydown'] as const;

// `:active` cannot be used: Firefox sets it after the press has moved the focus out of the field.
let pressing = false;

const note = (types: readonly string[], value: boolean) => {
  for (const type of types)
    document.addEventListener(
      type,
      () => {
        pressing = value;
      },
      true,
    );
};

if (typeof document !== 'undefined') {
  note(starts, true);
  note(ends, false);
}

/**
 * Runs now, or after the present press. A message that appears during a press would move the button, and the click would miss it.
 */
export const afterPress = (run: () => void): void => {
  if (!pressing) {
    run();
    return;
  }
  const end = () => {
    for (const type of ends) document.removeEventListener(type, end, true);
    setTimeout(run);
  };
  for (const type of ends) document.addEventListener(type, end, true);
};
