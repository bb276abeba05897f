/** Runs in a page: marks the body and what can be typed in, and puts its elements beside both, as the page is read and later. */
export const writingAssistant = () => {
  const mark = () => {
    if (!document.body) return;
    document.body.setAttribute('data-gr-ext-installed', '');
    if (!document.querySelector('writing-desktop'))
      document.documentElement.append(document.createElement('writing-desktop'));
    const texts = 'textarea:not([data-gramm]), input[type=text]:not([data-gramm])';
    for (const text of document.querySelectorAll(texts)) {
      text.setAttribute('data-gramm', 'true');
      text.setAttribute('spellcheck', 'false');
      text.parentElement?.append(document.createElement('writing-extension'));
    }
  };
  new MutationObserver(mark).observe(document, { childList: true, subtree: true });
};
