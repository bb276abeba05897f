/** One step of a search: each narrows the elements of the step before. */
export type Step =
  | { css: string }
  | { role: string; name?: Wording; level?: number }
  | { text: Wording; exact?: boolean }
  | { nth: number };

/** A text, or the source of a regular expression: only JSON reaches the page. */
export type Wording = { text: string; exact: boolean } | { pattern: string; flags: string };

/** Finds elements as Playwright's locators do. It runs in the page, so it uses nothing from outside. */
export const find = (steps: Step[], onlyVisible: boolean): Element[] => {
  const roles: Record<string, string> = {
    button: 'button, summary, [role=button], input[type=submit]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4, h5, h6',
    dialog: 'dialog[open], [role=dialog]',
    textbox: 'input, textarea, [role=textbox]',
    navigation: 'nav, [role=navigation]',
  };
  const spaced = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const matches = (text: string, wording: Wording) => {
    if ('pattern' in wording) return new RegExp(wording.pattern, wording.flags).test(text);
    return wording.exact ? text === wording.text : text.toLowerCase().includes(wording.text.toLowerCase());
  };
  const nameOf = (element: Element) => {
    const others = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = others.map((id) => document.getElementById(id)?.textContent).join(' ');
    const contentOf = (node: Node): string => {
      if (node instanceof Element && node.matches('[aria-hidden=true], [hidden]')) return '';
      return node instanceof Text ? node.data : [...node.childNodes].map(contentOf).join('');
    };
    return spaced(labels || element.getAttribute('aria-label') || contentOf(element));
  };
  const isShown = (element: Element) => (element as HTMLElement).checkVisibility({ visibilityProperty: true });
  const below = (from: ParentNode[], css: string) => [
    ...new Set(from.flatMap((root) => [...root.querySelectorAll(css)])),
  ];
  const narrow = (from: ParentNode[], step: Step): Element[] => {
    if ('css' in step) return below(from, step.css);
    if ('role' in step)
      return below(from, step.level ? `h${step.level}` : (roles[step.role] ?? `[role=${step.role}]`)).filter(
        (element) =>
          isShown(element) && !element.closest('[inert]') && (!step.name || matches(nameOf(element), step.name)),
      );
    if ('text' in step) {
      const holding = below(from, '*').filter(
        (element) => !element.matches('script, style, head *') && matches(spaced(element.textContent), step.text),
      );
      return holding.filter((element) => !holding.some((other) => other !== element && element.contains(other)));
    }
    const one = from.at(step.nth);
    return one ? [one as Element] : [];
  };
  const found = steps.reduce<ParentNode[]>(narrow, [document]) as Element[];
  const hasArea = ({ width, height }: DOMRect) => width * height > 0;
  return onlyVisible ? found.filter((each) => isShown(each) && hasArea(each.getBoundingClientRect())) : found;
};
