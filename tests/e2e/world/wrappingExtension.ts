/** Runs in a page: puts the fields of a step and its buttons into elements of its own, as soon as they are there and again after each change. */
export const wrappingExtension = () => {
  const wrap = () => {
    for (const part of document.querySelectorAll<HTMLElement>(
      '.step-fields:not([data-wrapped]), .actions:not([data-wrapped])',
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
