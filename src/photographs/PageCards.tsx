import { useEffect, useEffectEvent, useRef } from 'react';
import type { Page, PhotographsEvent } from '#machines/photographsTypes.ts';
import { PageCard } from '#src/photographs/PageCard.tsx';

interface PageCardsProps {
  pages: readonly Page[];
  /** The id of the page that was looked at, adjusted or added last. */
  current?: string | undefined;
  busy: boolean;
  send: (event: PhotographsEvent) => void;
}

/** The pages in their order. */
export const PageCards = ({ pages, current, busy, send }: PageCardsProps) => {
  const count = useRef(pages.length);
  const keepFocus = useEffectEvent(() => {
    const { activeElement } = document;
    if (current && pages.length < count.current && activeElement === document.body)
      document.getElementById(current)?.focus();
    count.current = pages.length;
  });
  // The focus was on a page that was removed.
  useEffect(() => keepFocus(), [pages.length]);
  return (
    <ol className="page-cards">
      {pages.map(({ id, picture, color, empty }, index) => (
        <PageCard
          key={id}
          id={id}
          number={index + 1}
          count={pages.length}
          picture={picture as Blob | undefined}
          color={color}
          empty={empty}
          busy={busy}
          onView={() => send({ type: 'VIEW', page: id })}
          onAdjust={() => send({ type: 'ADJUST', page: id })}
          onRotate={() => send({ type: 'ROTATE', page: id })}
          onColor={(wanted) => send({ type: 'COLOR', page: id, color: wanted })}
          onMove={(by) => send({ type: 'MOVE', page: id, by })}
          onRemove={() => send({ type: 'REMOVE', page: id })}
        />
      ))}
    </ol>
  );
};
