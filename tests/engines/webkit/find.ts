/** One narrowing of a search, as a test words it. */
export type Step =
  | { css: string }
  | { role: string; name?: Wording; level?: number }
  | { text: Wording; exact?: boolean }
  | { has: Wording }
  | { and: Step[] }
  | { nth: number };

/** A text, or the source of a regular expression, since only JSON reaches the page. */
export type Wording = { text: string; exact: boolean } | { pattern: string; flags: string };

/** Finds elements as Playwright's locators do. It runs in the page, so everything it needs stands inside. */
export const find = (steps: Step[]): Element[] => {
  const roles: Record<string, string> = {
    button: 'button, summary, [role=button], input[type=submit]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4, h5, h6',
    dialog: 'dialog[open], [role=dialog]',
    navigation: 'nav, [role=navigation]',
    combobox: 'select, [role=combobox]',
    alert: '[role=alert]',
    status: '[role=status], output',
  };
  const spaced = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const matches = (text: string, wording: Wording) => {
    if ('pattern' in wording) return new RegExp(wording.pattern, wording.flags).test(text);
    return wording.exact ? text === wording.text : text.toLowerCase().includes(wording.text.toLowerCase());
  };
  const named = (element: Element) => {
    const others = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const spoken = others.map((id) => document.getElementById(id)?.textContent).join(' ');
    const shown = (node: Node): string => {
      if (node instanceof Element && node.matches('[aria-hidden=true], [hidden]')) return '';
      return node instanceof Text ? node.data : [...node.childNodes].map(shown).join('');
    };
    return spaced(spoken || element.getAttribute('aria-label') || shown(element));
  };
  const seen = (element: Element) => (element as HTMLElement).checkVisibility({ visibilityProperty: true });
  const below = (from: ParentNode[], css: string) => [
    ...new Set(from.flatMap((root) => [...root.querySelectorAll(css)])),
  ];
  const narrow = (from: ParentNode[], step: Step): Element[] => {
    if ('css' in step) return below(from, step.css);
    if ('role' in step)
      return below(from, step.level ? `h${step.level}` : (roles[step.role] ?? `[role=${step.role}]`)).filter(
        (element) => seen(element) && !element.closest('[inert]') && (!step.name || matches(named(element), step.name)),
      );
    if ('text' in step) {
      const holding = below(from, '*').filter(
        (element) => !element.matches('script, style, head *') && matches(spaced(element.textContent), step.text),
      );
      return holding.filter((element) => !holding.some((other) => other !== element && element.contains(other)));
    }
    if ('has' in step)
      return from.filter(
        (root): root is Element => root instanceof Element && matches(spaced(root.textContent), step.has),
      );
    if ('and' in step) {
      const both = step.and.reduce<ParentNode[]>(narrow, [document]);
      return from.filter((root): root is Element => both.includes(root));
    }
    const one = from.at(step.nth);
    return one ? [one as Element] : [];
  };
  return steps.reduce<ParentNode[]>(narrow, [document]) as Element[];
};
