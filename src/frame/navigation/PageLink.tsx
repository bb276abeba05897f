import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { prepare } from '#src/frame/navigation/prepare.ts';

type PageLinkProps = Omit<ComponentProps<'a'>, 'ref'> & { href: string };

/** A link to a page of the site. The page's script is loaded when the link is pointed at, touched or focused. */
export function PageLink(props: PageLinkProps) {
  const reach = () => {
    prepare(props.href).catch(() => undefined);
  };
  return <Link onPointerEnter={reach} onTouchStart={reach} onFocus={reach} {...props} />;
}
