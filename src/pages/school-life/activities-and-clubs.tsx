import '#src/styles/content.css';
import { ContentBlock } from '#src/components/ContentBlock.tsx';
import { activities } from '#src/content/activities.ts';

export const ActivitiesAndClubs = () => (
  <div className="page">
    <h1>Activities and clubs</h1>
    <div className="blocks">
      {activities.map((activity) => (
        <ContentBlock key={activity.title} {...activity} />
      ))}
    </div>
  </div>
);
