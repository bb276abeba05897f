import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook | undefined;
  /** It cannot be pressed now. Unlike a disabled button it keeps the focus. */
  barred?: boolean | undefined;
}

export type ButtonLook = 'primary' | 'outline' | 'quiet' | 'cta';

/** The classes of a link, or of the label of a file input, that looks like a button. */
export const buttonClass = (look: ButtonLook, others = ''): string => `button button--${look} ${others}`.trim();

/** A button, which submits a form only if its `type` says so. */
export const Button = ({ look = 'outline', barred, className, onClick, ...props }: ButtonProps) => (
  <button
    type="button"
    aria-disabled={barred || undefined}
    onClick={barred ? undefined : onClick}
    {...props}
    className={buttonClass(look, className)}
  />
);
