import { presentCouncilSummary, presentRef } from '#domains/councils/server/public.ts';
import { presentImpactSummary } from '#domains/impacts/server/public.ts';
import type { PresentMedia } from '#domains/media/server/public.ts';
import { listedNewsOf, presentNewsSummary } from '#domains/news/server/public.ts';
import { presentCard } from '#domains/people/server/public.ts';
import type { Blocked, FeedEntry, Followed, Follower, FollowKind, Suggestion } from '#generated/types.gen.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import type { EntryRow, FeedRow } from './feed.repository.ts';
import type { BlockedRow, FollowedRow, FollowerRow } from './lists.repository.ts';
import type { SuggestionRow } from './suggestions.repository.ts';

export function presentFeed(
  presentMedia: PresentMedia,
  viewer: Person,
  { impacts, articles, councils }: FeedRow,
  entries: readonly EntryRow[],
): FeedEntry[] {
  const impactOf = byId((impacts ?? []).map((row) => presentImpactSummary(presentMedia, viewer, row)));
  const articleOf = byId(articles.map((row) => presentNewsSummary(presentMedia, listedNewsOf(row))));
  const councilOf = byId((councils ?? []).map((row) => presentCouncilSummary(presentMedia, viewer, row)));
  return entries.map(({ id, kind, key, person, milestone }) => {
    const impact = kind === 'impact' ? impactOf(id) : null;
    return {
      id,
      kind,
      at: new Date(key).toISOString(),
      person: impact?.owner ?? (person && presentCard(person)),
      impact,
      article: kind === 'article' ? articleOf(id) : null,
      council: kind === 'council' ? councilOf(id) : null,
      milestone,
    };
  });
}

function byId<Shown extends { id: string }>(shown: readonly Shown[]): (id: string) => Shown | null {
  const known = new Map(shown.map((one) => [one.id, one]));
  return (id) => known.get(id) ?? null;
}

export const presentFollowed =
  (kind: FollowKind) =>
  ({ person, council, isMuted, followedAt }: FollowedRow): Followed => ({
    kind,
    person: person && presentCard(person),
    council: council && presentRef(council),
    isMuted,
    followedAt: followedAt.toISOString(),
  });

export const presentFollower = ({ person, isFollowed, followedAt }: FollowerRow): Follower => ({
  person: presentCard(person),
  isFollowed,
  followedAt: followedAt.toISOString(),
});

export const presentBlocked = ({ person, blockedAt }: BlockedRow): Blocked => ({
  person: presentCard(person),
  blockedAt: blockedAt.toISOString(),
});

export const presentSuggestion = ({ person, reason, council, sdg, place }: SuggestionRow): Suggestion => ({
  person: presentCard(person),
  reason,
  council: council && presentRef(council),
  sdg,
  place,
});
