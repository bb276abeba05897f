import type { LogEntry } from '#machines/inspect/chartMoment.ts';
import { changesBetween } from './changes.ts';
import { Panel } from './Panel.tsx';

interface LogPanelProps {
  log: readonly LogEntry[];
  now: number;
  onGo: (at: number) => void;
}

// '21:07:05': a locale's own words for it are looked up for 40 ms.
const clock = (time: number) => new Date(time).toTimeString().slice(0, 8);

const Details = ({ before, entry }: { before: LogEntry | undefined; entry: LogEntry }) => {
  const changes = before ? changesBetween(before.sections, entry.sections) : [];
  if (before && changes.length + entry.payload.length === 0) return <p>It changed nothing in the context.</p>;
  return (
    <dl>
      {changes.map(({ label, from, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {from && <del>{from}</del>} {to && <ins>{to}</ins>}
          </dd>
        </div>
      ))}
      {entry.payload.map(({ label, text }) => (
        <div key={`carries ${label}`}>
          <dt>carries: {label}</dt>
          <dd>{text || '–'}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What has happened, the latest first: each event with its time, what it carried and what it changed in the context. */
export const LogPanel = ({ log, now, onGo }: LogPanelProps) => (
  <Panel name="Log">
    <ol className="bench-log" reversed start={log.length - 1}>
      {log
        .map((entry, at) => (
          // An entry has no key but its position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${at} ${at === now}`} aria-current={at === now || undefined}>
            <details open={at === now}>
              <summary>
                {entry.cause || 'beginning'} <time className="bench-count">{clock(entry.time)}</time>
              </summary>
              <Details before={log[at - 1]} entry={entry} />
              {at !== now && (
                <button type="button" className="outline-state" onClick={() => onGo(at)}>
                  Show this moment
                </button>
              )}
            </details>
          </li>
        ))
        .toReversed()}
    </ol>
  </Panel>
);
