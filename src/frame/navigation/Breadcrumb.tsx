import { t } from '#languages/message.ts';
import { shortName } from '#languages/schoolName.ts';
import { newsTitles } from '#src/content/newsTitles.ts';
import { segmentNames } from '#src/content/segmentNames.ts';
import { Icon } from '#src/frame/Icon.tsx';
import { chevron } from '#src/frame/icons.ts';
import { decoded } from '#src/frame/navigation/decoded.ts';

/** The titles of pages whose last segment is an id. */
const titles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(newsTitles).map(([id, { title }]) => [`/news/${id}`, title]),
);

/** '/join-us/as-staff' reads 'Join us › As staff'. The first segment is text, because no such route exists. */
export function Breadcrumb({ path }: { path: string }) {
  const [first, ...later] = path
    .split('/')
    .filter(Boolean)
    .map((segment) => (Object.hasOwn(segmentNames, segment) ? segmentNames[segment]!() : humanised(segment)));
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

const ownName = new RegExp(`\\b${shortName}\\b`, 'i');

function humanised(segment: string) {
  const words = decoded(segment).replaceAll('-', ' ').trim().replace(ownName, shortName);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
