import { useState } from 'react';

/** The name of a token. A click copies it as a style sheet uses it. */
export const TokenName = ({ name }: { name: string }) => {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`var(--${name})`);
    setCopied(true);
  };
  return (
    <p className="sheet-name">
      <button type="button" className="sheet-copy" onClick={copy} onBlur={() => setCopied(false)}>
        <span className="vh">Copy </span>
        {name}
      </button>
      <span className="sheet-note" role="status">
        {copied && 'Copied'}
      </span>
    </p>
  );
};
