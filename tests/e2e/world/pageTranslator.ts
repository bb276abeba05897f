/**
 * Runs in a page: replaces each text by elements, as the translators of browsers do, before the scripts of the page run and again
 * after each change. A mark at the end of each text stands for the other words.
 */
export const pageTranslator = (mark = ''): (() => void) => {
  const untranslated = 'script, style, textarea, noscript, svg, [translate=no]';
  const isOwn = ({ parentElement }: Node) => parentElement?.matches('font > font');
  const translate = (text: Node) => {
    if (!text.nodeValue?.trim() || isOwn(text) || text.parentElement?.closest(untranslated)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.nodeValue + mark;
    (text as Text).replaceWith(outer);
  };
  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of target instanceof Text ? [target] : addedNodes) if (node.isConnected) translateIn(node);
  });
  const start = () => {
    translateIn(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('readystatechange', start, { once: true });
  else start();
  return () => observer.disconnect();
};
