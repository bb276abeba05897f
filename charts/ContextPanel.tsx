import type { Section } from '#machines/inspect/redaction.ts';
import { Panel } from './Panel.tsx';

/** What the machine knows: the answers by their labels, the steps that are shown in it open. */
export const ContextPanel = ({ sections, active }: { sections: readonly Section[]; active: readonly string[] }) => (
  <Panel name="Context">
    {sections.map(({ id, title, facts }) => {
      const here = active.some((state) => state.split('.').at(-1) === id);
      return (
        <details key={`${id} ${here}`} open={here || id === 'besides' || id === 'context'}>
          <summary>
            {title} <span className="bench-count">{facts.length}</span>
          </summary>
          <dl>
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      );
    })}
  </Panel>
);
