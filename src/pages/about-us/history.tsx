import '#src/styles/content.css';
import { Picture } from '#src/components/Picture.tsx';
import { Timeline } from '#src/components/Timeline.tsx';
import { history } from '#src/content/history.ts';
import { school } from '#src/content/school.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';

export const History = () => (
  <div className="page history">
    <PageHead
      title="History"
      description={`${school.name.en} was founded and completed in ${school.founded}, hosted refugees from 1983 to 1986, and was renovated in 1998.`}
    />
    <h1>History</h1>
    <p className="lead">{history.lead}</p>
    <Picture className="history__picture" slot={history.picture} priority />
    <Timeline milestones={history.milestones} />
  </div>
);
