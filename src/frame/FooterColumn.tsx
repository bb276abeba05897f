import type { LinkGroup } from '#src/content/navigation.ts';

interface FooterColumnProps extends LinkGroup {
  path: string;
}

export function FooterColumn({ label, links, path }: FooterColumnProps) {
  return (
    <section className="footer__column">
      <h2 className="footer__heading">{label}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a
              className="footer__link"
              href={link.href}
              {...(link.href.toLowerCase() === path && { 'aria-current': 'page' as const })}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
