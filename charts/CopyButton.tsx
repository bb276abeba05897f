import { type ReactNode, useState } from 'react';

interface CopyButtonProps {
  className: string;
  text: () => string;
  children: ReactNode;
}

/** Copies a text, and confirms it for a while: what is beside it does not move between the press of another button and its click. */
export const CopyButton = ({ className, text, children }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text());
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <span>
      <button type="button" className={className} onClick={copy}>
        {children}
      </button>
      <span role="status">{copied && ' Copied'}</span>
    </span>
  );
};
