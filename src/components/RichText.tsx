import { use, useMemo, useState, useSyncExternalStore } from 'react';
import { sanitiser } from '#src/components/sanitiser.ts';

interface RichTextProps {
  /** Paragraphs, lists, links and emphasis as HTML. Anything that could run is taken out before it is shown. */
  html: string;
  className?: string;
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** Formatted text of the content files, sanitised. */
export const RichText = (props: RichTextProps) => <Sanitised key={props.html} {...props} />;

const never = () => () => undefined;
const asItStands = (html: string) => html;

function Sanitised({ html, className = '', lang, dir }: RichTextProps) {
  // What was prerendered was sanitised then, and React leaves it alone: only a page one navigates to needs the sanitiser.
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [prerendered] = useState(hydrating && !import.meta.env.SSR);
  const sanitise = prerendered ? asItStands : use(sanitiser());
  // React would set the markup again if it were given another object.
  const markup = useMemo(() => ({ __html: sanitise(html) }), [sanitise, html]);

  return (
    <div
      className={`rich-text ${className}`.trim()}
      lang={lang}
      dir={dir}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={markup}
    />
  );
}
