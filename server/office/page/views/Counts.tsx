import { t } from '#languages/message.ts';
export interface CountLink {
  label: string;
  count: number;
  href: string;
  /** It is the filter now; its link removes it. */
  isCurrent: boolean;
}

/** How many applications there are of each kind, as links to their lists. */
export const Counts = ({ title, links }: { title: string; links: readonly CountLink[] }) => (
  <nav className="office-counts" aria-label={title}>
    <ul>
      {links.map(({ label, count, href, isCurrent }) => (
        <li key={label}>
          <a href={href} aria-current={isCurrent ? 'true' : undefined}>
            <bdi>{label}</bdi> <b>{count}</b>
            {isCurrent && <span className="vh"> {t('(shown; show all again)')}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
