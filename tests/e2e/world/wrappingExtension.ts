/**
 * Runs in a page: puts the fields of a step, and each list to choose from and each button among them, into elements of its own, as soon as they are there
 * and again after each change.
 */
export const wrappingExtension = () => {
  const wrap = () => {
    for (const part of document.querySelectorAll<HTMLElement>(
      ['.step-fields', '.actions', '.step-fields select', '.step-fields button']
        .map((selector) => `${selector}:not([data-wrapped])`)
        .join(),
    )) {
      part.dataset['wrapped'] = '';
      const box = document.createElement('extension-box');
      box.style.display = 'contents';
      part.replaceWith(box);
      box.append(part);
    }
  };
  wrap();
  new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true });
};
