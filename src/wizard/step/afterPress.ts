const starts = ['pointerdown', 'mousedown'] as const;
const ends = ['click', 'pointerup', 'pointercancel', 'keydown'] as const;

// Not read from `:active`, which Firefox sets only after the press has taken the focus out of the field.
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
 * Runs at once, or after the press that is under way: what it shows must not move the button from under the finger
 * between going down and coming up.
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
