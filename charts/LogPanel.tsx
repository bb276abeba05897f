import type { LogEntry } from '#machines/inspect/snapshotView.ts';
import { changesBetween } from './contextChanges.ts';
import { Panel } from './Panel.tsx';

/** An entry of a log, with the one before it in the same machine. */
export interface LoggedEntry extends LogEntry {
  before: LogEntry | undefined;
}

interface LogPanelProps {
  log: readonly LoggedEntry[];
  /** The index of the entry that is shown. */
  current: number;
  onShow: (index: number) => void;
}

// '21:07:05': a locale's own words for it are looked up for 40 ms.
export const clock = (time: number) => new Date(time).toTimeString().slice(0, 8);

const Details = ({ before, sections, payload }: LoggedEntry) => {
  const changes = before ? changesBetween(before.sections, sections) : [];
  if (before && changes.length + payload.length === 0) return <p>It changed nothing in the context.</p>;
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
      {payload.map(({ label, text }) => (
        <div key={`carries ${label}`}>
          <dt>carries: {label}</dt>
          <dd>{text || '–'}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The history, the latest event first: each with its time, what it carried and what it changed in the context. */
export const LogPanel = ({ log, current, onShow }: LogPanelProps) => (
  <Panel name="Log">
    <ol className="bench-log" reversed start={log.length - 1}>
      {log
        .map((entry, at) => (
          // An entry has no key but its position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${at} ${at === current}`} aria-current={at === current || undefined}>
            <details open={at === current}>
              <summary>
                {entry.cause || 'beginning'} <time className="bench-count">{clock(entry.time)}</time>
              </summary>
              <Details {...entry} />
              {at !== current && (
                <button type="button" className="bench-link" onClick={() => onShow(at)}>
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
