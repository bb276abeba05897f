/**
 * What does not fit in an open page: sideways scrolling, texts and controls outside the window, controls that are narrower or
 * lower than their text, and texts and controls that lie on each other. It runs in the page, so it uses nothing from outside.
 */
export const misfits = (): string[] => {
  const controls = ':is(a[href], button, input, select, textarea, summary):not([aria-hidden])';
  // A line of text reaches up to the accents and down to the tails: what lies there is not covered.
  const TALL = 0.25;
  const NEAR = 1;

  interface Box {
    element: Element;
    name: string;
    isControl: boolean;
    left: number;
    top: number;
    right: number;
    bottom: number;
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.vh');

  /** The part of a box that its scrolling and clipping ancestors show. */
  const clip = (box: Box): Box => {
    const clipped = { ...box };
    for (let at: Element | null = box.element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, clipPath, display } = getComputedStyle(at);
      if (display === 'inline' || (overflowX === 'visible' && clipPath === 'none')) continue;
      const outer = at.getBoundingClientRect();
      if (clipPath.startsWith('inset(50%')) clipped.right = clipped.left;
      if (overflowX === 'visible') continue;
      clipped.left = Math.max(clipped.left, outer.left);
      clipped.right = Math.min(clipped.right, outer.right);
      clipped.top = Math.max(clipped.top, outer.top);
      clipped.bottom = Math.min(clipped.bottom, outer.bottom);
    }
    return clipped;
  };

  const isBox = ({ left, top, right, bottom }: Box) => right - left > NEAR && bottom - top > NEAR;

  const nameOf = (element: Element, text: string) =>
    `${element.localName}${element.classList.length > 0 ? `.${element.classList[0]}` : ''} “${text.trim().replaceAll(/\s+/g, ' ').slice(0, 30)}”`;

  const textBoxes = (node: Text): Box[] => {
    const element = node.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(node);
    return Array.from(range.getClientRects(), ({ left, right, top, bottom }) => {
      const tall = (bottom - top) * TALL;
      return {
        element,
        name: nameOf(element, node.data),
        isControl: false,
        left,
        right,
        top: top + tall,
        bottom: bottom - tall,
      };
    });
  };

  const boxes: Box[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (node.data.trim() && isShown(node.parentElement!) && !node.parentElement!.closest('select, script, style'))
      boxes.push(...textBoxes(node));
  }
  for (const element of document.querySelectorAll<HTMLElement>(controls))
    if (isShown(element))
      for (const { left, right, top, bottom } of element.getClientRects())
        boxes.push({
          element,
          name: nameOf(
            element,
            element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent,
          ),
          isControl: true,
          left,
          right,
          top,
          bottom,
        });

  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`scrolls sideways by ${scrollWidth - clientWidth} pixels`);

  const shown = boxes.map(clip).filter(isBox);
  for (const { name, left, right } of shown)
    if (left < -NEAR || right > clientWidth + NEAR) faults.add(`${name} leaves the window`);

  for (const { element, name, left, right, top, bottom } of boxes.filter((box) => !box.isControl && isBox(clip(box)))) {
    const control = element.closest(controls);
    if (!control || getComputedStyle(control).display === 'inline') continue;
    const outer = control.getBoundingClientRect();
    if (
      left < outer.left - NEAR ||
      right > outer.right + NEAR ||
      top < outer.top - NEAR ||
      bottom > outer.bottom + NEAR
    )
      faults.add(`${name} leaves its control`);
  }

  /** What moves with the window, or opens above the page, may lie on it. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return null;
  };
  const byTop = shown
    .map((box) => ({ ...box, layer: layerOf(box.element) }))
    .toSorted((one, other) => one.top - other.top);
  for (const [at, one] of byTop.entries())
    for (const other of byTop.slice(at + 1)) {
      if (other.top >= one.bottom - NEAR) break;
      if (Math.min(one.right, other.right) - Math.max(one.left, other.left) <= NEAR) continue;
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      faults.add(`${one.name} lies on ${other.name}`);
    }
  return [...faults];
};
