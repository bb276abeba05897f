import type { ComponentProps } from 'react';

/** Something that is so, or is not. Children add to its label for a screen reader. */
export const Checkbox = ({ label, children, ...props }: ComponentProps<'input'> & { label: string }) => (
  <label className="checkbox">
    <input type="checkbox" {...props} />
    <span>{label}</span>
    {children}
  </label>
);
