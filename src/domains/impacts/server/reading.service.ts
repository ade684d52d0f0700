/** Reads everything shown of impacts in a fixed number of queries. */

import { readCouncilRefs } from '#domains/councils/server/public.ts';
import { findMedia, type MediaRow } from '#domains/media/server/public.ts';
import { type Cards, readCards } from '#domains/people/server/public.ts';
import type { CouncilRef } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { type ImpactRow, listImpactRows } from './impacts.repository.ts';
import { type LikesOfImpact, listLikes } from './likes.repository.ts';
import {
  type GoalLinkRow,
  type InviteRow,
  listGoalLinks,
  listMediaLinks,
  listMembers,
  listOpenInvites,
  type MemberRow,
} from './links.repository.ts';
import { assertSees, canSee } from './policy.ts';
import { type AppealRow, listAppeals, listReviews, type ReviewRow } from './reviews.repository.ts';

export interface ListedImpact {
  impact: ImpactRow;
  council: CouncilRef | null;
  goals: GoalLinkRow[];
  likes: Omit<LikesOfImpact, 'impactId'>;
  /** In the owner's order, without deleted files. */
  media: MediaRow[];
  cards: Cards;
}

export interface WholeImpact extends ListedImpact {
  members: MemberRow[];
  invites: InviteRow[];
  reviews: ReviewRow[];
  appeal: AppealRow | null;
  /** Files that earlier decisions were based on, if they still exist. */
  evidenceMedia: Map<string, MediaRow>;
}

/** In the order of the ids. */
export async function readListed(db: Db | Tx, viewer: Viewer, ids: readonly string[]): Promise<ListedImpact[]> {
  const impacts = await listImpactRows(db, ids);
  const goals = groupByImpact(await listGoalLinks(db, ids));
  const likes = new Map((await listLikes(db, ids, viewer?.userId ?? null)).map((row) => [row.impactId, row]));
  const links = groupByImpact(await listMediaLinks(db, ids));
  const files = await findMedia(db, mediaIdsOf(links));
  const cards = await readCards(
    db,
    impacts.map(({ ownerId }) => ownerId),
  );
  const councils = await readCouncilRefs(
    db,
    impacts.flatMap(({ councilId }) => councilId ?? []),
  );
  const byId = new Map(impacts.map((impact) => [impact.id, impact]));
  return ids.flatMap((id) => {
    const impact = byId.get(id);
    if (!impact) return [];
    const { likeCount = 0, isLiked = false } = likes.get(id) ?? {};
    const media = (links.get(id) ?? []).flatMap(({ mediaId }) => files.get(mediaId) ?? []);
    const council = councils.get(impact.councilId ?? '') ?? null;
    return [{ impact, council, goals: goals.get(id) ?? [], likes: { likeCount, isLiked }, media, cards }];
  });
}

/** In the order of the ids. */
export async function readWhole(db: Db | Tx, viewer: Viewer, ids: readonly string[]): Promise<WholeImpact[]> {
  const listed = await readListed(db, viewer, ids);
  const members = groupByImpact(await listMembers(db, ids));
  const invites = groupByImpact(await listOpenInvites(db, ids));
  const reviews = groupByImpact(await listReviews(db, ids));
  const appealIds = listed.flatMap(({ impact }) => impact.appealId ?? []);
  const appeals = new Map((await listAppeals(db, appealIds)).map((appeal) => [appeal.id, appeal]));
  const evidenceMedia = await findMedia(db, evidenceIdsOf(reviews));
  const cards = await readCards(db, peopleOf(listed, members, reviews));
  return listed.map((item) => ({
    ...item,
    cards,
    members: members.get(item.impact.id) ?? [],
    invites: invites.get(item.impact.id) ?? [],
    reviews: reviews.get(item.impact.id) ?? [],
    appeal: appeals.get(item.impact.appealId ?? '') ?? null,
    evidenceMedia,
  }));
}

/** @throws {Failure} 404 for an unknown impact, or one the viewer may not see. */
export async function readImpact(db: Db | Tx, viewer: Viewer, id: string): Promise<WholeImpact> {
  const [whole] = await readWhole(db, viewer, [id]);
  assertSees(viewer, whole?.impact);
  // assertSees has checked that it exists.
  return whole as WholeImpact;
}

/** Without unknown ids and those the viewer may not see. */
export async function readSeen(db: Db | Tx, viewer: Viewer, ids: readonly string[]): Promise<WholeImpact[]> {
  return (await readWhole(db, viewer, ids)).filter(({ impact }) => canSee(viewer, impact));
}

function groupByImpact<T extends { impactId: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.impactId, [...(groups.get(row.impactId) ?? []), row]);
  return groups;
}

function mediaIdsOf(links: Map<string, { mediaId: string }[]>): string[] {
  return [...links.values()].flat().map(({ mediaId }) => mediaId);
}

function evidenceIdsOf(reviews: Map<string, ReviewRow[]>): string[] {
  return [...new Set([...reviews.values()].flat().flatMap(({ evidence }) => evidence?.media ?? []))];
}

function peopleOf(
  listed: ListedImpact[],
  members: Map<string, MemberRow[]>,
  reviews: Map<string, ReviewRow[]>,
): string[] {
  return [
    ...listed.map(({ impact }) => impact.ownerId),
    ...[...members.values()].flat().map(({ userId }) => userId),
    ...[...reviews.values()].flat().map(({ actorId }) => actorId),
  ];
}
