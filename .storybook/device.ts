/** The media features that the toolbar imitates; what is absent is as on this device. */
export interface Device {
  motion?: 'reduced';
  colors?: 'forced';
  medium?: 'print';
}

const original = new WeakMap<CSSMediaRule, string>();

const mediaRulesIn = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return [rule, ...mediaRulesIn(rule.cssRules)];
    if (rule instanceof CSSImportRule) return rule.styleSheet ? mediaRulesIn(rule.styleSheet.cssRules) : [];
    return rule instanceof CSSGroupingRule ? mediaRulesIn(rule.cssRules) : [];
  });

const always = '(min-width: 0px)';

const rewrite = (condition: string, { motion, colors, medium }: Device) => {
  let next = condition;
  if (motion === 'reduced') next = next.replaceAll('(prefers-reduced-motion: reduce)', always);
  if (colors === 'forced') next = next.replaceAll('(forced-colors: active)', always);
  return medium === 'print' ? next.replace(/\bprint\b/, 'all') : next;
};

/** Gives rules for forced colours priority over the imitated colours of the browser. */
const raise = (rules: CSSRuleList, priority: string) => {
  for (const { style } of [...rules].filter((rule) => rule instanceof CSSStyleRule)) {
    const properties = [...style];
    for (const property of properties) style.setProperty(property, style.getPropertyValue(property), priority);
  }
};

/**
 * Applies the media rules of the site for a device, by rewriting their conditions in the page.
 * forced-colors.css imitates what the browser itself does in forced colours.
 */
export const imitate = (device: Device): void => {
  document.documentElement.dataset.colors = device.colors ?? '';
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => mediaRulesIn(cssRules))) {
    const condition = original.get(rule) ?? rule.media.mediaText;
    const next = rewrite(condition, device);
    original.set(rule, condition);
    if (rule.media.mediaText !== next) rule.media.mediaText = next;
    if (condition.includes('forced-colors')) raise(rule.cssRules, device.colors === 'forced' ? 'important' : '');
  }
};
