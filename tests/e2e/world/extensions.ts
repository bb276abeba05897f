/**
 * Runs in a page: puts the fields of a step, and everything that comes and goes in a form, into elements of its own, as soon as they are there
 * and again after each change.
 */
export const wrappingExtension = () => {
  const wrap = () => {
    for (const part of document.querySelectorAll<HTMLElement>(
      [
        '.step-fields',
        '.actions',
        '.question',
        '.phone',
        'fieldset',
        'section',
        'select',
        'button',
        'ul',
        'ol',
        'dl',
        'p',
      ]
        .map((selector) => `.wizard ${selector}:not([data-wrapped])`)
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

/** Runs in a page: removes the hints of a form, as a filter of advertisements might, and again after each change. */
export const removingExtension = () => {
  const remove = () => {
    for (const hint of document.querySelectorAll('.wizard :is(.field-hint, .step-note)')) hint.remove();
  };
  remove();
  new MutationObserver(remove).observe(document.body, { childList: true, subtree: true });
};
