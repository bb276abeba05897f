import type { Page, PhotographsEvent } from '#machines/photographsTypes.ts';
import { PageCard } from '#src/photographs/PageCard.tsx';

export interface PageCardsProps {
  pages: readonly Page[];
  busy: boolean;
  send: (event: PhotographsEvent) => void;
}

/** The pages in their order. */
export const PageCards = ({ pages, busy, send }: PageCardsProps) => (
  <ol className="page-cards">
    {pages.map(({ id, picture, colour }, index) => (
      <PageCard
        key={id}
        number={index + 1}
        count={pages.length}
        picture={picture as Blob | undefined}
        colour={colour}
        busy={busy}
        onAdjust={() => send({ type: 'ADJUST', page: id })}
        onTurn={() => send({ type: 'TURN', page: id })}
        onColour={(wanted) => send({ type: 'COLOUR', page: id, colour: wanted })}
        onMove={(by) => send({ type: 'MOVE', page: id, by })}
        onRemove={() => {
          document.getElementById('photographs-heading')?.focus();
          send({ type: 'REMOVE', page: id });
        }}
      />
    ))}
  </ol>
);
