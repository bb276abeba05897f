/**
 * Extensions put elements of a page into others, or remove them. React then fails at an element that is not where it was rendered
 * (react #11538), and the form is gone. Here such an element is removed from where it is, and one before it is put there.
 */
const { insertBefore, removeChild } = Node.prototype;

Node.prototype.removeChild = <T extends Node>(child: T): T => {
  if (child.parentNode) removeChild.call(child.parentNode, child);
  return child;
};

Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
  const parent = before?.parentNode;
  insertBefore.call(parent ?? this, node, parent ? before : null);
  return node;
};

export {};
