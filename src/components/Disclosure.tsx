import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: string;
  children: ReactNode;
}

/** What is folded away under its summary until someone unfolds it. */
export const Disclosure = ({ summary, children }: DisclosureProps) => (
  <details className="disclosure">
    <summary>{summary}</summary>
    {children}
  </details>
);
