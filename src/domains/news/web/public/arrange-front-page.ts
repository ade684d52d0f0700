import type { PublicNews } from '#generated/types.gen.ts';

export type Arranged = ReturnType<typeof arrange>;

const FEATURED_BESIDE_LEAD = 2;
const LATEST = 5;

/** Assigns articles to the front page's sections, each at most once. */
export function arrange({ featuredArticles, latestArticles, news }: Omit<PublicNews, 'meta'>) {
  const lead = featuredArticles[0] ?? latestArticles[0];
  const featured = featuredArticles.filter(({ id }) => id !== lead?.id).slice(0, FEATURED_BESIDE_LEAD);
  const above = new Set([lead, ...featured].map((one) => one?.id));
  const latest = latestArticles.filter(({ id }) => !above.has(id)).slice(0, LATEST);
  for (const { id } of latest) above.add(id);
  return { lead, featured, latest, earlier: news.filter(({ id }) => !above.has(id)) };
}
