import type { KeyboardEvent, MouseEvent } from 'react';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { buttonClass } from '#src/components/Button.tsx';
import { headerContacts } from '#src/content/contacts.ts';
import { menu as groups } from '#src/content/navigation.ts';
import { Contacts } from '#src/frame/Contacts.tsx';
import { Crest } from '#src/frame/Crest.tsx';
import { Emblem } from '#src/frame/header/Emblem.tsx';
import { MenuGroup } from '#src/frame/header/MenuGroup.tsx';
import { useMenu } from '#src/frame/header/useMenu.ts';
import { Icon } from '#src/frame/Icon.tsx';
import { bars, cross } from '#src/frame/icons.ts';
import { LanguageSwitch } from '#src/frame/LanguageSwitch.tsx';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';

const APPLICATION = '/join-us/as-student';

export function Header({ path }: { path: string }) {
  const { isLive, open, group, opener, closer, menu, nav, takeOver, send, choose, leave } = useMenu();
  const escape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && (open || group)) leave();
  };
  // Until the menu is live, the browser opens and closes the popover.
  const ifLive = (action: () => void) => (event: MouseEvent) => {
    if (!isLive) return;
    event.preventDefault();
    action();
  };

  const contacts = (
    <div className="header__contacts">
      <LanguageSwitch />
      <Contacts label={t('Contact and networks')} contacts={headerContacts} />
    </div>
  );

  // Whoever fills in a form is not led to another one.
  const apply = !path.startsWith('/join-us/') && (
    <PageLink className={buttonClass('cta', 'header__apply')} href={APPLICATION}>
      {t('Apply')}
    </PageLink>
  );

  return (
    <header className="header">
      {/* The strip of a wide window and, in a narrow one, the foot of the menu. Each is reached where it is seen. */}
      {contacts}
      <PageLink className="header__brand" href="/" aria-label={t('{school}, home', { school: schoolName })}>
        <Crest />
        <span className="header__name">{schoolName().replace(/ (?=\S+$)/, '\n')}</span>
      </PageLink>
      <span className="header__emblem">
        <Emblem />
      </span>
      {/* Beside the button of a narrow menu, at the end of a wide one, and in the menu where the window is too narrow. */}
      {apply}
      <button
        ref={opener}
        type="button"
        className="header__opener"
        aria-expanded={isLive ? open : undefined}
        aria-controls="menu"
        popoverTarget="menu"
        onClick={ifLive(() => send({ type: 'OPEN' }))}
      >
        <Icon shape={bars} />
        <span className="vh">{t('Menu')}</span>
      </button>
      <div
        ref={menu}
        id="menu"
        className="menu"
        popover="auto"
        data-native={!isLive || undefined}
        onToggle={({ newState }) => newState === 'closed' && send({ type: 'CLOSE' })}
        onKeyDown={escape}
        onClick={({ target }) => {
          takeOver();
          if (target instanceof Element && target.closest('a')) choose();
        }}
        role="presentation"
      >
        <button
          type="button"
          className="menu__backdrop"
          tabIndex={-1}
          aria-hidden="true"
          popoverTarget="menu"
          popoverTargetAction="hide"
          onClick={ifLive(leave)}
        />
        <div className="menu__panel">
          {/* Where the header has no room for it. */}
          <span className="menu__emblem">
            <Emblem />
          </span>
          <button
            ref={closer}
            type="button"
            className="menu__closer"
            popoverTarget="menu"
            popoverTargetAction="hide"
            onClick={ifLive(leave)}
          >
            <Icon shape={cross} />
            <span className="vh">{t('Close menu')}</span>
          </button>
          <nav ref={nav} className="menu__nav" aria-label={t('Main')} onPointerLeave={takeOver}>
            <ul className="menu__groups">
              {groups.map((entry) => (
                <MenuGroup
                  key={entry.label}
                  {...entry}
                  path={path}
                  open={isLive ? group === entry.label : undefined}
                  onToggle={() => send({ type: 'TOGGLE', group: entry.label })}
                />
              ))}
            </ul>
          </nav>
          {apply}
          {contacts}
        </div>
      </div>
      <span id="new-tab" hidden>
        {t('Opens in a new tab')}
      </span>
    </header>
  );
}
