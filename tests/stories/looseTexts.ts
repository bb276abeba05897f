const isReactNode = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/**
 * The texts that are nodes of their own in React's tree, because they are not the only content of an element.
 * A page translator replaces them by elements: React then changes or removes a node that is no longer in the page.
 */
export const looseTexts = (): string[] => {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node.nodeValue!.trim() && isReactNode(node))
      texts.push(`${node.nodeValue} in ${(node.parentElement!.cloneNode() as Element).outerHTML}`);
  }
  return texts;
};
