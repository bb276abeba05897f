import { cardOf, cardSize } from './cards.ts';
import type { Meta } from './document.ts';
import { escaped } from './escaped.ts';
import type { Alternate, Page } from './prerendered.ts';

interface SiteInfo {
  origin: string;
  siteName: string;
  structuredData: object;
}

const alternate =
  (origin: string) =>
  ({ language, path }: Alternate) => {
    const link = (hreflang: string) => `<link rel="alternate" hreflang="${hreflang}" href="${escaped(origin + path)}">`;
    return language === 'en' ? `${link(language)}\n    ${link('x-default')}` : link(language);
  };

/** The tags in a page's head for search engines, messengers and home screens. */
export function headOf({ path, title, description, locale, alternates, picture, listed }: Page & Meta, site: SiteInfo) {
  const url = escaped(site.origin + path);
  const openGraph = {
    'og:type': 'website',
    'og:site_name': escaped(site.siteName),
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': locale,
    'og:image': site.origin + cardOf(picture.slot),
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
  };
  const icon = '<link rel="apple-touch-icon" href="/apple-touch-icon.png">';
  if (!listed) return [icon, '<meta name="robots" content="noindex">'];

  return [
    icon,
    `<link rel="canonical" href="${url}">`,
    ...alternates.map(alternate(site.origin)),
    ...Object.entries(openGraph).map(([name, content]) => `<meta property="${name}" content="${content}">`),
    ...alternates
      .filter((each) => each.locale !== locale)
      .map((each) => `<meta property="og:locale:alternate" content="${each.locale}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${JSON.stringify(site.structuredData).replaceAll('<', '\\u003c')}</script>`,
  ];
}
