import type { LinkGroup } from '#src/content/navigation.ts';
import { Icon } from '#src/frame/Icon.tsx';
import { caret } from '#src/frame/icons.ts';
import { RouteLink } from '#src/frame/RouteLink.tsx';

interface MenuGroupProps extends LinkGroup {
  path: string;
  open: boolean;
  onToggle: () => void;
  onChoose: () => void;
}

export function MenuGroup({ label, links, path, open, onToggle, onChoose }: MenuGroupProps) {
  const id = `menu-${label.replaceAll(' ', '-')}`;
  const current = links.some((link) => link.href === path);

  return (
    <li className="menu__group" data-current={current || undefined}>
      <button type="button" className="menu__parent" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <span className="menu__label">{label}</span>
        <Icon shape={caret} className="menu__caret" />
      </button>
      <ul id={id} className="menu__children" hidden={!open}>
        {links.map((link) => (
          <li key={link.href}>
            <RouteLink
              className="menu__link"
              href={link.href}
              onClick={onChoose}
              {...(link.href === path && { 'aria-current': 'page' as const })}
            >
              <span className="menu__label">{link.label}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
