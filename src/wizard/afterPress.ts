const ends = ['click', 'pointerup', 'pointercancel', 'keydown'] as const;

/**
 * Runs at once, or after the press that is under way: what it shows must not move the button from under the finger
 * between going down and coming up.
 */
export const afterPress = (run: () => void): void => {
  if (!document.querySelector(':active')) {
    run();
    return;
  }
  const end = () => {
    for (const type of ends) document.removeEventListener(type, end, true);
    setTimeout(run);
  };
  for (const type of ends) document.addEventListener(type, end, true);
};
