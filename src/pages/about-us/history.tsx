import '#src/styles/content.css';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { translated } from '#languages/translated.ts';
import { ApplyBand } from '#src/components/ApplyBand.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { Timeline } from '#src/components/Timeline.tsx';
import { history } from '#src/content/history.ts';
import { school } from '#src/content/school.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export const History = () => {
  const { lead, picture, milestones } = translated(history);
  return (
    <>
      <div className="page history">
        <PageHead
          title={t('History')}
          description={t(
            '{school} was founded and completed in {founded}, hosted refugees from 1983 to 1986, and was renovated in 1998.',
            { school: schoolName, founded: school.founded },
          )}
        />
        <h1>{t('History')}</h1>
        <p className="lead">{lead}</p>
        <Picture className="history__picture" slot={picture} priority />
        <Timeline milestones={milestones} />
      </div>
      <ApplyBand />
    </>
  );
};
