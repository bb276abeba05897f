/** Makes everything but `inside` unreachable, for pointer, keyboard and screen reader, until the returned undo is called. */
export function inertOutside(inside: HTMLElement) {
  const silenced: HTMLElement[] = [];

  for (let level: HTMLElement = inside; level.parentElement; level = level.parentElement) {
    for (const sibling of level.parentElement.children) {
      if (sibling === level || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      silenced.push(sibling);
    }
  }

  return () => {
    for (const element of silenced) element.inert = false;
  };
}
