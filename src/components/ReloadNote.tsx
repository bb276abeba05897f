import type { ReactNode } from 'react';
import { t } from '#languages/message.ts';
import { buttonClass } from '#src/components/Button.tsx';

interface ReloadNoteProps {
  children: ReactNode;
  /** Waits in a page until it is needed. */
  hidden?: boolean | undefined;
}

/** Says what did not load, with a link that reloads the page. A failed import is not retried, since browsers may cache the failure. */
export const ReloadNote = ({ children, hidden }: ReloadNoteProps) => (
  <div className="not-loaded" role="alert" hidden={hidden}>
    <p>{children}</p>
    {/* An empty address is this page’s own. With a target, the browser loads it, whatever scripts there are. */}
    {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
    <a className={buttonClass('primary')} href="" target="_self">
      {t('Reload')}
    </a>
  </div>
);
