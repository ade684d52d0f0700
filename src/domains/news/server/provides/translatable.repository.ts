import { sql } from 'kysely';
import type { PresentMedia } from '#domains/media/server/public.ts';
import { type Translatable, writtenIn } from '#domains/translations/server/public.ts';
import { stateOf } from '../../lifecycle.ts';
import { findCreatorId } from '../news.repository.ts';
import { presentText } from '../present.ts';
import { findShownNews } from '../show/news-rows.repository.ts';
import { cleanRichText } from '../text/clean-rich-text.ts';

export const translatableArticles = (presentMedia: PresentMedia): Translatable => ({
  find: async (db, viewer, id) => {
    const news = await findShownNews(db, id);
    const isAdmin = viewer?.role === 'Admin';
    if (!news || (stateOf(news) !== 'live' && !isAdmin)) return undefined;
    return {
      title: news.title,
      text: news.content,
      writerId: await findCreatorId(db, id),
      isEditable: isAdmin,
      cleanHtml: (html) => presentText(presentMedia, news, cleanRichText(html).html),
    };
  },
  listWritten: writtenIn({
    from: sql`news n`,
    id: sql`n.id`,
    text: sql`n.title || E'\n' || n.content`,
    writer: sql`n.created_by`,
  }),
});
