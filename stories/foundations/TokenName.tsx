import { CopyButton } from '#charts/CopyButton.tsx';

/** The name of a token. A click copies it as a style sheet uses it. */
export const TokenName = ({ name }: { name: string }) => (
  <p className="sheet-name">
    <CopyButton className="sheet-copy" text={() => `var(--${name})`}>
      <span className="vh">Copy </span>
      {name}
    </CopyButton>
  </p>
);
