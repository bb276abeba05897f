import '#src/styles/content.css';
import { ContentBlock } from '#src/components/ContentBlock.tsx';
import { activities } from '#src/content/activities.ts';
import { schoolName } from '#src/content/schoolName.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export const ActivitiesAndClubs = () => (
  <div className="page">
    <PageHead title="Activities and Clubs" description={`Choir, varsity, clubs and outings at ${schoolName.en}.`} />
    <h1>Activities and clubs</h1>
    <div className="blocks">
      {activities.map((activity) => (
        <ContentBlock key={activity.title} {...activity} />
      ))}
    </div>
  </div>
);
