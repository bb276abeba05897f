import type { ReactNode } from 'react';

export interface FieldGroupProps {
  heading: string;
  children: ReactNode;
}

/** Questions that belong together, under their heading. */
export const FieldGroup = ({ heading, children }: FieldGroupProps) => (
  <fieldset className="part">
    <legend className="part-legend">
      <h3 className="part-heading">{heading}</h3>
    </legend>
    <div className="part-fields">{children}</div>
  </fieldset>
);
