import type { ComponentProps, ReactNode } from 'react';

/** Something that is so, or is not. */
export const Checkbox = ({ children, ...props }: ComponentProps<'input'> & { children: ReactNode }) => (
  <label className="checkbox">
    <input type="checkbox" {...props} />
    {children}
  </label>
);
