import { Panel } from '#charts/Panel.tsx';
import type { LiveActor } from '#src/live/channel.ts';

interface ActorsProps {
  actors: readonly LiveActor[];
  /** The id of the one whose chart is shown. */
  shown: string;
  onShow: (id: string) => void;
}

const Branch = ({ of, ...props }: ActorsProps & { of?: string }) => {
  const inside = props.actors.filter(({ parent, machine, isRunning }) => parent === of && (machine ?? isRunning));
  return (
    inside.length > 0 && (
      <ul>
        {inside.map(({ id, name, machine, isRunning }) => (
          <li key={id} aria-current={id === props.shown || undefined}>
            {machine ? (
              <button type="button" className="outline-state" onClick={() => props.onShow(id)}>
                {name}
              </button>
            ) : (
              name
            )}
            {id === props.shown && <span className="outline-mark">shown</span>}
            {!isRunning && <span className="bench-count"> ended</span>}
            <Branch {...props} of={id} />
          </li>
        ))}
      </ul>
    )
  );
};

/** The actors of a running page, each under the one that invoked it. */
export const Actors = (props: ActorsProps) => (
  <Panel name="Actors">
    <Branch {...props} />
  </Panel>
);
