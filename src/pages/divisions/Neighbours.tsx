import { divisions } from '#src/content/divisions.ts';
import { Icon } from '#src/frame/Icon.tsx';
import { chevron } from '#src/frame/icons.ts';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';

/** The way on to the division before and the division after. */
export function Neighbours({ id }: { id: string }) {
  const position = divisions.findIndex((each) => each.id === id);
  const [before, after] = [divisions[position - 1], divisions[position + 1]];

  return (
    <nav className="page neighbours" aria-label="Other divisions">
      {before && (
        <PageLink className="neighbours__link" href={before.href} rel="prev">
          <Icon shape={chevron} className="neighbours__back" />
          <span>
            <span className="neighbours__kind">Previous division</span> {before.name}
          </span>
        </PageLink>
      )}
      {after && (
        <PageLink className="neighbours__link neighbours__link--after" href={after.href} rel="next">
          <span>
            <span className="neighbours__kind">Next division</span> {after.name}
          </span>
          <Icon shape={chevron} />
        </PageLink>
      )}
    </nav>
  );
}
