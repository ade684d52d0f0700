/** Saves an article. */
import { createNews } from '#generated/news/createNews.gen.ts';
import { updateNews } from '#generated/news/updateNews.gen.ts';
import type { News } from '#generated/types.gen.ts';
import { creationOf, type NewsDraft, updateOf } from '../../flows/news-draft.ts';
import { plainAddressOf } from '../article/article-rules.ts';

/** @param news null to create a new one. */
export async function sendNews(news: News | null, draft: NewsDraft): Promise<News> {
  const coverId = draft.pictures.find(({ key }) => key === draft.cover)?.mediaId;
  const address = coverId ? plainAddressOf(coverId) : null;
  if (news) return (await updateNews({ path: { id: news.id }, body: updateOf(draft, address) })).data.data;
  return (await createNews({ body: creationOf(draft, address) })).data.data;
}
