import type { ReactNode } from 'react';

interface IslandProps {
  /** What the route's `islands` call it. */
  name: string;
  children: ReactNode;
}

/** A part that comes alive although the page around it stays as it was prerendered. */
export const Island = ({ name, children }: IslandProps) => <div data-island={name}>{children}</div>;
