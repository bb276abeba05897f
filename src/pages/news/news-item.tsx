import '#src/styles/content.css';
import { useParams } from 'wouter';
import { t } from '#languages/message.ts';
import { translated } from '#languages/translated.ts';
import { ApplyBand } from '#src/components/ApplyBand.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { RichText } from '#src/components/RichText.tsx';
import { news } from '#src/content/news.ts';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';
import { NotFound } from '#src/pages/not-found.tsx';

export function NewsItem() {
  const { id } = useParams();
  const stories = translated(news);
  const story = stories.find((each) => each.id === id);
  if (!story) return <NotFound />;
  const others = stories.filter((each) => each !== story);

  return (
    <>
      <div className="page story">
        <PageHead title={story.title} description={story.excerpt} />
        <article className="story__words">
          <h1>{story.title}</h1>
          <p className="date">
            <span className="date__day">{story.day}</span>{' '}
            <span className="date__month">{`${story.month} ${story.year}`}</span>
          </p>
          <p className="lead">{story.excerpt}</p>
          <RichText html={story.content} />
        </article>
        <div className="story__pictures">
          {story.images.map((slot, position) => (
            <Picture key={slot} slot={slot} priority={position === 0} sizes="(min-width: 46.876em) 40vw, 100vw" />
          ))}
        </div>
        {others.length > 0 && (
          <nav className="story__others" aria-labelledby="more-news">
            <h2 id="more-news">{t('More news')}</h2>
            <ul className="link-rows">
              {others.map(({ id: other, title, day, month, year }) => (
                <li key={other}>
                  <PageLink href={`/news/${other}`}>{title}</PageLink> <span>{`${day} ${month} ${year}`}</span>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <ApplyBand />
    </>
  );
}
