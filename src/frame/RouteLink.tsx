import type { ComponentProps } from 'react';

type RouteLinkProps = ComponentProps<'a'> & { href: string };

/** A link to a page of the site. See followLinks.ts for what it does beyond a plain one. */
export const RouteLink = ({ href, children, ...rest }: RouteLinkProps) => (
  <a href={href} {...rest}>
    {children}
  </a>
);
