/** Chooses which public items of the demo community have comments, and which conversation each has. */
import type { DemoCommunity } from '../community.ts';
import type { DemoImpact } from '../impacts/impacts.ts';
import { ownConversationOn } from '../people/own-languages.ts';
import type { CommentedItem } from './comments.ts';
import { ON_ANY_IMPACT, ON_COUNCILS, ON_IMPACTS, ON_NEWS, ON_OPPORTUNITIES } from './conversations.ts';

interface ShownArticle {
  id: string;
  title: string;
  created_by: string;
  date: Date;
  is_live: boolean;
}

const MAX_IMPACTS = 24;

export function commentedItems(
  community: DemoCommunity,
  articles: readonly ShownArticle[],
  today: Date,
): CommentedItem[] {
  return [
    ...onImpacts(community),
    ...onArticles(articles, today),
    ...onCouncils(community),
    ...onOpportunities(community),
  ];
}

/** The featured impacts, the newest, and those with a conversation in their own language. */
function onImpacts({ impacts }: DemoCommunity): CommentedItem[] {
  const shown = impacts.filter(({ status, isHidden }) => status.isVerified && !isHidden);
  const since = (impact: DemoImpact) => impact.events.at(-1)?.at ?? impact.createdAt;
  const newest = shown.toSorted((a, b) => since(b).getTime() - since(a).getTime());
  const own = shown.filter(({ title }) => ownConversationOn(title));
  const featured = shown.filter(({ isFeatured }) => isFeatured);
  const usual = [...new Set([...featured, ...newest])].slice(0, MAX_IMPACTS - own.length);
  const chosen = [...new Set([...usual, ...own])];
  return chosen.flatMap((impact, index): CommentedItem[] => {
    // The conversations about planting are about trees, not about window boxes.
    const isPlainlyIt = impact.eventType !== 'Planting' || impact.measures.trees > 0;
    const fitting = [...(isPlainlyIt ? (ON_IMPACTS[impact.eventType] ?? []) : []), ...ON_ANY_IMPACT];
    const conversation = ownConversationOn(impact.title) ?? fitting[index % fitting.length];
    if (!conversation) return [];
    return [{ kind: 'impact', id: impact.id, ownerId: impact.ownerId, since: since(impact), conversation }];
  });
}

function onArticles(articles: readonly ShownArticle[], today: Date): CommentedItem[] {
  return articles.flatMap(({ id, title, created_by: ownerId, date, is_live }): CommentedItem[] => {
    const conversation = ON_NEWS[title];
    if (!conversation || !is_live || date > today) return [];
    return [{ kind: 'news', id, ownerId, since: date, conversation }];
  });
}

function onCouncils({ councils }: DemoCommunity): CommentedItem[] {
  const approved = councils.filter(({ decision }) => decision?.isApproved);
  return ON_COUNCILS.flatMap((conversation, index): CommentedItem[] => {
    const council = approved[index];
    if (!council?.decision) return [];
    return [{ kind: 'council', id: council.id, ownerId: council.owner.id, since: council.decision.at, conversation }];
  });
}

function onOpportunities({ opportunities }: DemoCommunity): CommentedItem[] {
  const open = opportunities.filter(({ status }) => status.isVerified && !status.isHidden && !status.isPastDeadline);
  return ON_OPPORTUNITIES.flatMap((conversation, index): CommentedItem[] => {
    const offer = open[index];
    if (!offer) return [];
    const since = offer.events.at(-1)?.at ?? offer.createdAt;
    return [{ kind: 'opportunity', id: offer.id, ownerId: offer.ownerId, since, conversation }];
  });
}
