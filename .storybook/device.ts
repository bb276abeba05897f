/** What a device may ask of a page. Only the device itself can really ask it; the toolbar imitates it. */
export interface Device {
  motion: 'device' | 'reduced';
  colors: 'device' | 'forced';
  medium: 'screen' | 'print';
}

const written = new WeakMap<CSSMediaRule, string>();

const mediaRulesIn = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return [rule, ...mediaRulesIn(rule.cssRules)];
    if (rule instanceof CSSImportRule) return rule.styleSheet ? mediaRulesIn(rule.styleSheet.cssRules) : [];
    return rule instanceof CSSGroupingRule ? mediaRulesIn(rule.cssRules) : [];
  });

const always = '(min-width: 0px)';

const asked = (condition: string, { motion, colors, medium }: Device) => {
  let holds = condition;
  if (motion === 'reduced') holds = holds.replaceAll('(prefers-reduced-motion: reduce)', always);
  if (colors === 'forced') holds = holds.replaceAll('(forced-colors: active)', always);
  return medium === 'print' ? holds.replace(/\bprint\b/, 'all') : holds;
};

/** In forced colours the site's rules for them stand above the browser's colours. */
const raise = (rules: CSSRuleList, priority: string) => {
  for (const { style } of [...rules].filter((rule) => rule instanceof CSSStyleRule)) {
    const properties = [...style];
    for (const property of properties) style.setProperty(property, style.getPropertyValue(property), priority);
  }
};

/**
 * Lets the site's own media rules hold as if the device had asked for them, by rewriting their conditions in the page.
 * What a browser does beside them in forced colours is imitated in forced-colors.css.
 */
export const imitate = (device: Device): void => {
  document.documentElement.dataset.colors = device.colors;
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => mediaRulesIn(cssRules))) {
    const condition = written.get(rule) ?? rule.media.mediaText;
    const next = asked(condition, device);
    written.set(rule, condition);
    if (rule.media.mediaText !== next) rule.media.mediaText = next;
    if (condition.includes('forced-colors')) raise(rule.cssRules, device.colors === 'forced' ? 'important' : '');
  }
};
