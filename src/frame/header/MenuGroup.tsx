import { t } from '#languages/message.ts';
import type { LinkGroup } from '#src/content/navigation.ts';
import { Icon } from '#src/frame/Icon.tsx';
import { caret } from '#src/frame/icons.ts';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';

interface MenuGroupProps extends LinkGroup {
  path: string;
  /** Undefined until the menu is live: CSS then shows the links of the group that is pointed at or focused. */
  open: boolean | undefined;
  onToggle: () => void;
}

export function MenuGroup({ label, links, path, open, onToggle }: MenuGroupProps) {
  const id = `menu-${label.replaceAll(' ', '-')}`;
  const current = links.some((link) => link.href === path);

  return (
    <li className="menu__group" data-current={current || undefined}>
      <button type="button" className="menu__parent" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <span className="menu__label">{t(label)}</span>
        <Icon shape={caret} className="menu__caret" />
      </button>
      <ul id={id} className="menu__children" data-group={label} hidden={!open}>
        {links.map((link) => (
          <li key={link.href}>
            <PageLink className="menu__link" href={link.href} aria-current={link.href === path ? 'page' : undefined}>
              <span className="menu__label">{t(link.label)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
