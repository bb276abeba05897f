import { useMemo, useState, useSyncExternalStore } from 'react';
import { sanitizer } from '#src/components/sanitizer.ts';

interface RichTextProps {
  /** Paragraphs, lists, links and emphasis as HTML. Anything that could run is removed before it is shown. */
  html: string;
  className?: string;
}

const never = () => () => undefined;
const no = () => false;
const inBrowser = () => !import.meta.env.SSR;

/** Formatted text of the content files, sanitized. */
export function RichText(props: RichTextProps) {
  // Hydrated text was sanitized in the build, and React does not change it: the first page does not load the sanitizer.
  const [hydrating] = useState(useSyncExternalStore(never, no, inBrowser));
  return hydrating ? <Markup {...props} /> : <Sanitized {...props} />;
}

function Sanitized({ html, ...props }: RichTextProps) {
  const sanitize = sanitizer.usePart();
  return <Markup {...props} html={useMemo(() => sanitize(html), [sanitize, html])} />;
}

function Markup({ html, className = '' }: RichTextProps) {
  // React would set the markup again if it were given another object.
  const markup = useMemo(() => ({ __html: html }), [html]);

  return (
    <div
      className={`rich-text ${className}`.trim()}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={markup}
    />
  );
}
