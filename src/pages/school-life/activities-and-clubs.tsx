import '#src/styles/content.css';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { translated } from '#languages/translated.ts';
import { ApplyBand } from '#src/components/ApplyBand.tsx';
import { ContentBlock } from '#src/components/ContentBlock.tsx';
import { activities } from '#src/content/activities.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export const ActivitiesAndClubs = () => (
  <>
    <div className="page">
      <PageHead
        title={t('Activities and Clubs')}
        description={t('Choir, varsity, clubs and outings at {school}.', { school: schoolName })}
      />
      <h1>{t('Activities and clubs')}</h1>
      <div className="blocks">
        {translated(activities).map((activity) => (
          <ContentBlock key={activity.title} {...activity} />
        ))}
      </div>
    </div>
    <ApplyBand />
  </>
);
