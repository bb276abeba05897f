import type { ComponentProps } from 'react';

/** One answer of several, of which one can be chosen. */
export const Radio = ({ label, ...props }: ComponentProps<'input'> & { label: string }) => (
  <label className="radio">
    <input type="radio" {...props} />
    <span>{label}</span>
  </label>
);
