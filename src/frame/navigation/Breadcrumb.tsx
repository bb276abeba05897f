import { inContext, type Message, message, t } from '#languages/message.ts';
import { newsTitles } from '#src/content/newsTitles.ts';
import { school } from '#src/content/school.ts';
import { Icon } from '#src/frame/Icon.tsx';
import { chevron } from '#src/frame/icons.ts';

/** The titles of pages whose last segment is an id. */
const titles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(newsTitles).map(([id, { title }]) => [`/news/${id}`, title]),
);

/** The names of the segments of the site's paths. */
const names: Readonly<Record<string, Message>> = {
  'about-us': message('About us'),
  'his-eminence': message('His eminence'),
  'the-principal': message('The principal'),
  history: message('History'),
  divisions: message('Divisions'),
  preschool: message('Preschool'),
  'lower-elementary': message('Lower elementary'),
  'upper-elementary': message('Upper elementary'),
  intermediate: message('Intermediate'),
  secondary: message('Secondary'),
  education: message(inContext('website', 'Education')),
  protocol: message('Protocol'),
  'education-program': message('Education program'),
  'echoes-from-bac': message('Echoes from BAC'),
  'school-life': message('School life'),
  'activities-and-clubs': message('Activities and clubs'),
  'parents-committee': message('Parents committee'),
  'join-us': message('Join us'),
  'as-student': message('As student'),
  'as-staff': message('As staff'),
  'papers-and-corrections': message('Papers and corrections'),
  news: message('News'),
  contact: message('Contact'),
  privacy: message('Privacy'),
  offline: message('No connection'),
};

/** '/join-us/as-staff' reads 'Join us › As staff'. The first segment is text, because no such route exists. */
export function Breadcrumb({ path }: { path: string }) {
  const [first, ...later] = path
    .split('/')
    .filter(Boolean)
    .map((segment) => names[segment]?.() ?? humanised(segment));
  const current = titles[path] ? [t(titles[path])] : later;

  return (
    <nav className="breadcrumb" aria-label={t('Breadcrumb')}>
      <ol className="breadcrumb__list">
        <li>
          <bdi>{first}</bdi>
          <Icon shape={chevron} className="breadcrumb__chevron onward" />
        </li>
        {current.map((segment, position) => (
          // Two segments of a path may be the same word.
          <li key={position} aria-current="page">
            <bdi>{segment}</bdi>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const ownName = new RegExp(`\\b${school.shortName}\\b`, 'i');

function humanised(segment: string) {
  const words = decoded(segment).replaceAll('-', ' ').trim().replace(ownName, school.shortName);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
