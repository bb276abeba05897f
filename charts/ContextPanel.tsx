import type { Section } from '#machines/inspect/contextView.ts';
import { Panel } from './Panel.tsx';

/** The context of a machine: its properties, and the answers by their labels with the active step unfolded. */
export const ContextPanel = ({ sections, active }: { sections: readonly Section[]; active: readonly string[] }) => (
  <Panel name="Context">
    {sections.map(({ id, title, facts }) => {
      const isActive = active.some((state) => state.split('.').at(-1) === id);
      return (
        <details key={`${id} ${isActive}`} open={isActive || id === 'context'}>
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
