import { t } from '#languages/message.ts';
import type { LinkGroup } from '#src/content/navigation.ts';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';
import { plain } from '#src/frame/navigation/usePlainLocation.ts';

interface FooterColumnProps extends LinkGroup {
  path: string;
}

export function FooterColumn({ label, links, path }: FooterColumnProps) {
  return (
    <section className="footer__column">
      <h2 className="footer__heading">{t(label)}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <PageLink
              className="footer__link"
              href={link.href}
              aria-current={plain(link.href) === path ? 'page' : undefined}
            >
              {t(link.label)}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
