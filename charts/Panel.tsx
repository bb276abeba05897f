import type { ReactNode } from 'react';

/** A part of the workbench that can be folded. */
export const Panel = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="bench-panel" aria-label={name}>
    <details open>
      <summary>
        <h2>{name}</h2>
      </summary>
      {children}
    </details>
  </section>
);
