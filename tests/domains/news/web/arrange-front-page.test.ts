import { describe, expect, it } from 'vitest';
import { arrange } from '#domains/news/web/public/arrange-front-page.ts';
import type { NewsSummary } from '#generated/types.gen.ts';

const article = (id: string): NewsSummary => ({
  id,
  title: id,
  slug: id,
  authorName: 'Fatou Ndiaye',
  typeArticle: 'news',
  date: '2025-04-02T08:00:00.000Z',
  excerpt: '',
  readingMinutes: 1,
  commentCount: 0,
  images: null,
  imagesUrl: null,
  isLive: true,
  state: 'live',
  revision: 1,
  createdAt: '2025-04-02T08:00:00.000Z',
  updatedAt: '2025-04-02T08:00:00.000Z',
  deletedAt: null,
});
const articles = (ids: string) => ids.split('').map(article);
const placed = (featured: string, latest: string, news: string) => {
  const { lead, ...others } = arrange({
    featuredArticles: articles(featured),
    latestArticles: articles(latest),
    news: articles(news),
  });
  const ids = (list: readonly NewsSummary[]) => list.map(({ id }) => id).join('');
  return [lead?.id, ids(others.featured), ids(others.latest), ids(others.earlier)];
};

describe('the first page of news', () => {
  it('leads with the newest feature, and shows no article twice', () => {
    expect(placed('adgj', 'abcdef', 'abcdefghijk')).toEqual(['a', 'dg', 'bcef', 'hijk']);
  });

  it('leads with the newest article if there is no feature', () => {
    expect(placed('', 'abc', 'abcd')).toEqual(['a', '', 'bc', 'd']);
  });

  it('is empty without articles', () => {
    expect(placed('', '', '')).toEqual([undefined, '', '', '']);
  });
});
