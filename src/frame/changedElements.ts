/**
 * Extensions put elements of a page into others, or remove them. React then fails at an element that is not where it was rendered
 * (react #11538), and the form is gone. Here such an element is removed from where it is, and one before it is put there.
 */
Node.prototype.removeChild = <T extends Node>(child: T): T => {
  // What can be a child is a ChildNode.
  (child as Node as ChildNode).remove();
  return child;
};

Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: ChildNode | null): T {
  if (before?.parentNode) before.before(node);
  else this.appendChild(node);
  return node;
};
