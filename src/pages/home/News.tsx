import { t } from '#languages/message.ts';
import { translated } from '#languages/translated.ts';
import { Picture } from '#src/components/Picture.tsx';
import { news } from '#src/content/news.ts';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';

export const News = () => (
  <section className="news page" aria-labelledby="news-heading">
    <h2 id="news-heading">{t('News and events')}</h2>
    <ul className="news__cards">
      {translated(news.slice(0, 3)).map(({ id, title, day, month, year, excerpt, images: [first] }) => (
        <li key={id} className="news__card">
          {first && <Picture className="news__picture" slot={first} alt="" sizes="(min-width: 46.876em) 50vw, 100vw" />}
          <div className="news__words">
            <h3 className="news__title">
              <PageLink href={`/news/${id}`}>{title}</PageLink>
            </h3>
            <p className="date">
              <span className="date__day">{day}</span> <span className="date__month">{`${month} ${year}`}</span>
            </p>
            <p className="news__excerpt">{excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
