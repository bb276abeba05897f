import { type ComponentProps, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { opensOffline } from '#src/frame/navigation/opensOffline.ts';
import { prepare } from '#src/frame/navigation/prepare.ts';

type PageLinkProps = Omit<ComponentProps<'a'>, 'ref'> & { href: string };

const subscribe = (onChange: () => void) => {
  const ends = new AbortController();
  for (const change of ['online', 'offline']) window.addEventListener(change, onChange, { signal: ends.signal });
  return () => ends.abort();
};
const isOffline = () => !navigator.onLine;

/** A link to a page of the site, whose script is fetched as soon as someone reaches for it. It says so where it needs a connection and there is none. */
export function PageLink(props: PageLinkProps) {
  const [path] = useLocation();
  const offline = useSyncExternalStore(subscribe, isOffline, () => path === '/offline');
  const reach = () => {
    prepare(props.href).catch(() => undefined);
  };
  return (
    <Link
      onPointerEnter={reach}
      onTouchStart={reach}
      onFocus={reach}
      aria-describedby={offline && !opensOffline(props.href) ? 'needs-connection' : undefined}
      {...props}
    />
  );
}
