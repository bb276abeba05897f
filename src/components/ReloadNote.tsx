import type { ReactNode } from 'react';
import { t } from '#languages/message.ts';
import { buttonClass } from '#src/components/Button.tsx';
import { reloadAddress } from '#src/frame/arrivingLink.ts';

interface ReloadNoteProps {
  children: ReactNode;
  /** Waits in a page until it is needed. */
  hidden?: boolean | undefined;
  /** Its link gets the focus when it appears, unless a field has it: what was pressed is gone, or far away. */
  focused?: boolean | undefined;
}

const focusLink = (link: HTMLElement | null) => {
  if (!document.activeElement?.closest('.step-fields')) link?.focus();
};

/** Says what did not load, with a link that reloads the page. A failed import is not retried, since browsers may cache the failure. */
export const ReloadNote = ({ children, hidden, focused }: ReloadNoteProps) => (
  <div className="not-loaded" role="alert" hidden={hidden}>
    <p>{children}</p>
    {/* An empty address is this page’s own. With a target, the browser loads it, whatever scripts there are; with a fragment, `start.ts` does. */}
    {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
    <a
      className={buttonClass('primary')}
      href={hidden ? '' : reloadAddress()}
      target="_self"
      ref={focused ? focusLink : undefined}
    >
      {t('Reload')}
    </a>
  </div>
);
