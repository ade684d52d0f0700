/** The demo community's articles as rows, with their pictures. */

import * as z from 'zod';
import { minutesToRead, NEWS_TYPES, newsPathOf } from '#domains/news/model.ts';
import { loadArticleCleaner } from '#domains/news/server/public.ts';
import { HOUR_MS } from '#platform/shared/moment.ts';
import { excerptOf } from '#platform/shared/prose.ts';
import { auditRow } from './audit-row.ts';
import { DAY_MS, idAt } from './ids.ts';
import { LANDS } from './impacts/lands.ts';
import { type Scene, sceneKindSchema, scenesOf } from './media/drawings.ts';
import type { PlannedPicture } from './media/picture-plans.ts';
import type { Random } from './random.ts';
import articles from './texts/articles.json' with { type: 'json' };

/** Each line of a text is a block, whose prefix says which kind it is. */
const articleSchema = z.strictObject({
  title: z.string(),
  author: z.string(),
  type: z.enum(NEWS_TYPES),
  /** The days before today; negative for an article in the future. */
  daysAgo: z.number(),
  /** Its state; live by default. */
  state: z.enum(['draft', 'withdrawn', 'deleted']).optional(),
  /** The drawing above the article; contours are shown if omitted. */
  cover: z.strictObject({ kind: sceneKindSchema, land: z.enum(LANDS) }).optional(),
  /** `# heading`, `> quote`, `- item`, `! kind of scene | caption`, or a paragraph. Links are [words](/address). */
  text: z.array(z.string()),
});

type DemoArticle = z.infer<typeof articleSchema>;

const DEMO_ARTICLES: readonly DemoArticle[] = z.array(articleSchema).parse(articles);

const MORNING = 8 * HOUR_MS;

export interface DemoNews {
  pictures: PlannedPicture[];
  news: ArticleRow[];
  news_media: { news_id: string; media_id: string }[];
  audit: ReturnType<typeof auditRow>[];
}

/** @param editorId the owner of the pictures. */
export async function makeNews(random: Random, editorId: string, today: Date): Promise<DemoNews> {
  const clean = await loadArticleCleaner();
  const made = DEMO_ARTICLES.map((article) => makeArticle(random, article, { editorId, today, clean }));
  const withdrawn = made.map(({ row }) => row).filter((row) => row.was_shown);
  return {
    pictures: made.flatMap(({ pictures }) => pictures),
    news: made.map(({ row }) => row),
    news_media: made.flatMap(({ row, pictures }) => pictures.map(({ id }) => ({ news_id: row.id, media_id: id }))),
    audit: withdrawn.map(({ id, title, date }) =>
      auditRow(random, {
        actorId: editorId,
        subjectKind: 'news',
        subjectId: id,
        subjectTitle: title,
        link: newsPathOf({ id, title }),
        action: 'news_withdrawn',
        fromState: 'live',
        toState: 'withdrawn',
        at: new Date(date.getTime() + DAY_MS),
      }),
    ),
  };
}

interface Editing {
  editorId: string;
  today: Date;
  clean: Awaited<ReturnType<typeof loadArticleCleaner>>;
}

function makeArticle(random: Random, article: DemoArticle, { editorId, today, clean }: Editing) {
  const { title, author, type, daysAgo, state, cover } = article;
  const date = new Date(today.getTime() - daysAgo * DAY_MS + MORNING);
  const writtenAt = new Date(Math.min(date.getTime(), today.getTime()) - random.between(2, 40) * HOUR_MS);
  const picture = (drawing: Scene): PlannedPicture => ({
    id: idAt(random, writtenAt),
    ownerId: editorId,
    fileName: 'drawing.png',
    drawing,
    uploadedAt: writtenAt,
  });
  const above = cover ? picture(scenesOf({ ...cover, season: 'bright' })[0]) : null;
  const inText: PlannedPicture[] = [];
  const html = toHtml(article.text, (kind) => {
    const scenes = scenesOf({ kind, land: cover?.land ?? 'temperate', season: 'bright' });
    const shown = picture(scenes.find((scene) => scene !== above?.drawing) ?? scenes[0]);
    inText.push(shown);
    return shown;
  });
  const text = clean(html);
  const row = {
    id: idAt(random, writtenAt),
    title,
    author_name: author,
    type_article: type,
    date,
    content: text.html,
    excerpt: excerptOf(text.prose),
    reading_minutes: minutesToRead(text.plain),
    cover_id: above?.id ?? null,
    cover_alt: null,
    is_live: state === undefined,
    was_shown: state === 'withdrawn',
    deleted_at: state === 'deleted' ? new Date(today.getTime() - DAY_MS) : null,
    created_by: editorId,
    created_at: writtenAt,
    updated_at: writtenAt,
    // Everyone has already been notified of it.
    told_at: date < today ? date : null,
    search_text: `${title} ${author} ${text.plain}`,
  };
  return { row, pictures: [...(above ? [above] : []), ...inText] };
}

export type ArticleRow = ReturnType<typeof makeArticle>['row'];

function toHtml(blocks: readonly string[], drawn: (kind: string) => PlannedPicture): string {
  const html = blocks.map((block) => {
    const rest = withLinks(block.slice(2));
    if (block.startsWith('# ')) return `<h2>${rest}</h2>`;
    if (block.startsWith('> ')) return `<blockquote><p>${rest}</p></blockquote>`;
    if (block.startsWith('- ')) return `<ul><li><p>${rest}</p></li></ul>`;
    if (!block.startsWith('! ')) return `<p>${withLinks(block)}</p>`;
    const [kind = '', caption = ''] = rest.split(' | ');
    const { id, drawing } = drawn(kind);
    return `<figure><img src="/media/${id}/${drawing.width}.webp" alt="${drawing.alt}"><figcaption>${caption}</figcaption></figure>`;
  });
  // Consecutive items form a list.
  return html.join('').replaceAll('</ul><ul>', '');
}

const withLinks = (text: string) => text.replaceAll(/\[([^\]]+)\]\((\/[^)]*)\)/g, '<a href="$2">$1</a>');
