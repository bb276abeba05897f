/** Runs in a page: puts a button beside each field and marks the field, before its scripts run and again as fields come. */
export const passwordManager = () => {
  const mark = () => {
    for (const field of document.querySelectorAll<HTMLElement>('input:not([data-kept]), select:not([data-kept])')) {
      field.dataset['kept'] = 'true';
      field.style.backgroundRepeat = 'no-repeat';
      field.before(document.createElement('keep-passwords'));
      field.after(document.createElement('keep-passwords'));
    }
  };
  new MutationObserver(mark).observe(document, { childList: true, subtree: true });
};
