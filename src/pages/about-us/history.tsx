import '#src/styles/content.css';
import { Picture } from '#src/components/Picture.tsx';
import { Timeline } from '#src/components/Timeline.tsx';
import { history } from '#src/content/history.ts';

export const History = () => (
  <div className="page history">
    <h1>History</h1>
    <p className="lead">{history.lead}</p>
    <Picture className="history__picture" slot={history.picture} priority />
    <Timeline milestones={history.milestones} />
  </div>
);
