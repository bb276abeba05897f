import { cardOf, cardSize } from './cards.ts';
import type { Words } from './document.ts';
import { escaped } from './escaped.ts';
import type { Page } from './prerendered.ts';

interface About {
  origin: string;
  siteName: string;
  structuredData: object;
}

const locales: Record<string, string> = { en: 'en_US', ar: 'ar_LB' };

/** What search engines, messengers and home screens read of a page. */
export function headOf({ path, title, description, lang, picture, listed }: Page & Words, about: About) {
  const url = escaped(about.origin + path);
  const shared = {
    'og:type': 'website',
    'og:site_name': escaped(about.siteName),
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': locales[lang] ?? lang,
    'og:image': about.origin + cardOf(picture.slot),
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
  };
  const icon = '<link rel="apple-touch-icon" href="/apple-touch-icon.png">';
  if (!listed) return [icon, '<meta name="robots" content="noindex">'];

  return [
    icon,
    `<link rel="canonical" href="${url}">`,
    ...Object.entries(shared).map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${JSON.stringify(about.structuredData).replaceAll('<', '\\u003c')}</script>`,
  ];
}
