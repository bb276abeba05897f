import { type ReactNode, useState } from 'react';

interface CopyButtonProps {
  className: string;
  text: () => string;
  children: ReactNode;
}

/** Copies a text, and confirms it until the focus leaves. */
export const CopyButton = ({ className, text, children }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text());
    setCopied(true);
  };
  return (
    <span>
      <button type="button" className={className} onClick={copy} onBlur={() => setCopied(false)}>
        {children}
      </button>
      <span role="status">{copied && ' Copied'}</span>
    </span>
  );
};
