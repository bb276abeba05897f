import { RichText } from '#src/components/RichText.tsx';
import { news } from '#src/content/news.ts';

export function NewsItem({ id }: { id: string }) {
  const story = news.find((each) => each.id === id);
  if (!story) throw new Error(`There is no news item ${id}.`);

  return (
    <article className="page">
      <h1>{story.title}</h1>
      <RichText html={story.content} />
    </article>
  );
}
