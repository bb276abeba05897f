import { headerContacts } from '#src/content/contacts.ts';
import { menu as groups } from '#src/content/navigation.ts';
import { school } from '#src/content/school.ts';
import { Contacts } from '#src/frame/Contacts.tsx';
import { Crest } from '#src/frame/Crest.tsx';
import { Emblem } from '#src/frame/Emblem.tsx';
import { Icon } from '#src/frame/Icon.tsx';
import { bars, cross } from '#src/frame/icons.ts';
import { MenuGroup } from '#src/frame/MenuGroup.tsx';
import { RouteLink } from '#src/frame/RouteLink.tsx';
import { useMenu } from '#src/frame/useMenu.ts';

export function Header({ path }: { path: string }) {
  const { open, group, opener, closer, menu, nav, close, leave, show, toggle } = useMenu(path);

  return (
    <header className="header">
      <RouteLink className="header__brand" href="/" aria-label={`${school.name.en}, home`}>
        <Crest />
        <span className="header__name">{school.name.en}</span>
      </RouteLink>
      <Emblem />
      <button
        ref={opener}
        type="button"
        className="header__opener"
        aria-expanded={open}
        aria-controls="menu"
        onClick={show}
      >
        <Icon shape={bars} />
        <span className="vh">Menu</span>
      </button>
      <div
        ref={menu}
        id="menu"
        className="menu"
        data-open={open || undefined}
        onKeyDown={(event) => event.key === 'Escape' && (open || group) && leave()}
        role="presentation"
      >
        <div className="menu__backdrop" onClick={leave} role="presentation" />
        <div className="menu__panel">
          <button ref={closer} type="button" className="menu__closer" onClick={leave}>
            <Icon shape={cross} />
            <span className="vh">Close menu</span>
          </button>
          <nav ref={nav} className="menu__nav" aria-label="Main">
            <ul className="menu__groups">
              {groups.map((entry) => (
                <MenuGroup
                  key={entry.label}
                  {...entry}
                  path={path}
                  open={group === entry.label}
                  onToggle={() => toggle(entry.label)}
                  onChoose={close}
                />
              ))}
            </ul>
          </nav>
          <Contacts label="Contact and networks" contacts={headerContacts} onChoose={close} />
        </div>
      </div>
      <span id="new-tab" hidden>
        Opens in a new tab
      </span>
    </header>
  );
}
