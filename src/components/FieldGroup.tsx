import type { ReactNode } from 'react';
import { t } from '#languages/message.ts';

export interface FieldGroupProps {
  heading: string;
  /** How each of its questions begins. They are short: each takes one row. */
  lead?: string | undefined;
  /** What answers all of them at once. */
  together?: ReactNode;
  children: ReactNode;
}

/** Questions that belong together, under their heading. */
export const FieldGroup = ({ heading, lead, together, children }: FieldGroupProps) => (
  <fieldset className={lead ? 'part part--compact' : 'part'}>
    <legend className="part-legend">
      <h3 className="part-heading">{heading}</h3>
    </legend>
    <div className="part-fields">
      {together}
      {lead && <p className="part-lead">{t('{lead} …', { lead: () => lead })}</p>}
      {children}
    </div>
  </fieldset>
);
