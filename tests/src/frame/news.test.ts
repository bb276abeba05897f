// @vitest-environment jsdom
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { news } from '#src/content/news.ts';

/** The links of a news item's page, below its story, when there are so many items. */
const linksOf = async (count: number, id: string) => {
  const many = Array.from({ length: count }, (_, at) => ({ ...news[0]!, id: String(count - at) }));
  vi.doMock('#src/content/news.ts', () => ({ news: many }));
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('#src/content/news.ts');
    vi.resetModules();
  });
  const [{ NewsItem }, { Route, Router }, { sanitizer }] = await Promise.all([
    import('#src/pages/news/news-item.tsx'),
    import('wouter'),
    import('#src/components/sanitizer.ts'),
  ]);
  await sanitizer.preload();
  const route = createElement(Route, { path: '/news/:id', component: NewsItem });
  const page = createElement(Router, { ssrPath: `/news/${id}` } as ComponentProps<typeof Router>, route);
  document.body.innerHTML = renderToStaticMarkup(page);
  return [...document.querySelectorAll('.story__others a')].map((link) => link.getAttribute('href'));
};

test('each news item leads to all others, the newest first; the only one to none', async () => {
  expect(await linksOf(6, '6')).toEqual(['/news/5', '/news/4', '/news/3', '/news/2', '/news/1']);
  expect(await linksOf(1, '1')).toEqual([]);
  expect(document.body.textContent).not.toContain('More news');
});
