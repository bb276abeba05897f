import type { Page, PhotographsEvent } from '#machines/photographsTypes.ts';
import { PageCard } from '#src/photographs/PageCard.tsx';

interface PageCardsProps {
  pages: readonly Page[];
  busy: boolean;
  send: (event: PhotographsEvent) => void;
}

/** The pages in their order. */
export const PageCards = ({ pages, busy, send }: PageCardsProps) => (
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
