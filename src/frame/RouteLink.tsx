import type { ComponentProps, MouseEvent } from 'react';
import { follow } from '#src/frame/follow.ts';
import { routeFor } from '#src/routes.tsx';

type RouteLinkProps = ComponentProps<'a'> & { href: string };

/** A link inside the site. It fetches the page's chunk as soon as someone points at it. */
export function RouteLink({ href, onClick, children, ...rest }: RouteLinkProps) {
  const preload = () => {
    routeFor(href.split('#')[0] ?? '/')
      .preload()
      .catch(() => undefined);
  };
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    follow(href);
  };

  return (
    <a href={href} onClick={choose} onPointerEnter={preload} onFocus={preload} {...rest}>
      {children}
    </a>
  );
}

const opensElsewhere = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || altKey || shiftKey;
