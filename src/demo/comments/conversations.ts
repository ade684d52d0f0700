/** What people say below impacts, articles, councils and opportunities. */
import * as z from 'zod';
import texts from '../texts/conversations.json' with { type: 'json' };

/** `owner` is the item's owner; each of the others is the same person throughout a conversation. */
const speakerSchema = z.enum(['owner', 'a', 'b', 'c', 'member']);

export const conversationSchema = z.array(
  z.strictObject({
    by: speakerSchema,
    says: z.string(),
    /** Oldest first; `after` is in hours after the comment. */
    replies: z.array(z.strictObject({ by: speakerSchema, says: z.string(), after: z.number() })).optional(),
    /** How many people like it. */
    likes: z.number().optional(),
  }),
);

export type Speaker = z.infer<typeof speakerSchema>;
export type Conversation = z.infer<typeof conversationSchema>;

const conversations = z.array(conversationSchema);

/** By the type of activity; other types use conversations that fit any impact. */
export const ON_IMPACTS = z.record(z.string(), conversations).parse(texts.onImpacts);
export const ON_ANY_IMPACT = conversations.parse(texts.onAnyImpact);
/** By the title of the article. */
export const ON_NEWS = z.record(z.string(), conversationSchema).parse(texts.onNews);
export const ON_COUNCILS = conversations.parse(texts.onCouncils);
export const ON_OPPORTUNITIES = conversations.parse(texts.onOpportunities);
