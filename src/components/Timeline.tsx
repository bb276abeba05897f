import type { Milestone } from '#src/content/history.ts';

interface TimelineProps {
  milestones: readonly Milestone[];
}

/** What happened, in its order; each with its year where one is known. */
export const Timeline = ({ milestones }: TimelineProps) => (
  <ol className="timeline">
    {milestones.map(({ when, title, text }) => (
      <li key={title} className="timeline__entry" data-dated={Boolean(when)}>
        {when && (
          <p className="timeline__when">
            <bdi dir="ltr">{when}</bdi>
          </p>
        )}
        <div className="timeline__what">
          <h2 className="timeline__title">{title}</h2>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
