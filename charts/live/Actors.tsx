import { Panel } from '#charts/Panel.tsx';
import type { LiveActor } from '#src/live/channel.ts';

interface ActorsProps {
  /** The title of each tab with its actors. */
  tabs: readonly { page: string; title: string; actors: readonly LiveActor[] }[];
  /** Whether the chart of this actor is shown. */
  isShown: (page: string, id: string) => boolean;
  onShow: (page: string, id: string) => void;
}

type BranchProps = Pick<ActorsProps, 'isShown' | 'onShow'> & { tab: ActorsProps['tabs'][number]; of?: string };

const Branch = ({ tab, of, isShown, onShow }: BranchProps) => {
  const inside = tab.actors.filter(({ parent, machine, isRunning }) => parent === of && (machine ?? isRunning));
  return (
    inside.length > 0 && (
      <ul>
        {inside.map(({ id, name, machine, isRunning }) => (
          <li key={id} aria-current={isShown(tab.page, id) || undefined}>
            {machine ? (
              <button type="button" className="bench-link" onClick={() => onShow(tab.page, id)}>
                {name}
              </button>
            ) : (
              name
            )}
            {isShown(tab.page, id) && <span className="bench-mark">shown</span>}
            {!isRunning && <span className="bench-count"> ended</span>}
            <Branch {...{ tab, isShown, onShow }} of={id} />
          </li>
        ))}
      </ul>
    )
  );
};

/** The actors of each tab, each under the one that invoked it. */
export const Actors = ({ tabs, isShown, onShow }: ActorsProps) => (
  <Panel name="Actors">
    {tabs.map((tab) => (
      <section key={tab.page} aria-label={tab.title}>
        <h3>{tab.title}</h3>
        <Branch {...{ tab, isShown, onShow }} />
      </section>
    ))}
  </Panel>
);
