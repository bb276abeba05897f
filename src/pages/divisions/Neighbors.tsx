import { t } from '#languages/message.ts';
import { divisions } from '#src/content/divisions.ts';
import { Icon } from '#src/frame/Icon.tsx';
import { chevron } from '#src/frame/icons.ts';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';

/** The way on to the division before and the division after. */
export function Neighbors({ id }: { id: string }) {
  const position = divisions.findIndex((each) => each.id === id);
  const [before, after] = [divisions[position - 1], divisions[position + 1]];

  return (
    <nav className="page neighbors" aria-label={t('Other divisions')}>
      {before && (
        <PageLink className="neighbors__link" href={before.href} rel="prev">
          <Icon shape={chevron} className="neighbors__back onward" />
          <span>
            <span className="neighbors__kind">{t('Previous division')}</span> <span>{t(before.name)}</span>
          </span>
        </PageLink>
      )}
      {after && (
        <PageLink className="neighbors__link neighbors__link--after" href={after.href} rel="next">
          <span>
            <span className="neighbors__kind">{t('Next division')}</span> <span>{t(after.name)}</span>
          </span>
          <Icon shape={chevron} className="onward" />
        </PageLink>
      )}
    </nav>
  );
}
