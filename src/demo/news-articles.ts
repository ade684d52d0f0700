/** The demo community's articles. Each line of a text is a block, whose prefix says which kind it is. */
import * as z from 'zod';
import { NEWS_TYPES } from '#domains/news/model.ts';
import { LANDS } from './impacts/lands.ts';
import { sceneKindSchema } from './media/drawings.ts';
import articles from './texts/articles.json' with { type: 'json' };

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

export type DemoArticle = z.infer<typeof articleSchema>;

export const DEMO_ARTICLES: readonly DemoArticle[] = z.array(articleSchema).parse(articles);
