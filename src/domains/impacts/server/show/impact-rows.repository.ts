/** Impacts with everything shown of them: one statement gathers what belongs to each of them as JSON. */
import { type RawBuilder, sql } from 'kysely';
import { councilNamed } from '#domains/councils/server/public.ts';
import { evidenceFileWith, type FileRow, fileWith } from '#domains/media/server/public.ts';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import { languageWrittenIn } from '#domains/translations/server/public.ts';
import type { ImpactNamingState } from '#generated/types.gen.ts';
import { type AsJson, momentOf } from '#platform/server/db/lists/json-rows.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import { IMPACT_COLUMNS, type ImpactRow, LISTED_COLUMNS } from '../impacts.repository.ts';
import type { InviteRow, MemberRow } from '../links.repository.ts';
import { DECLINED_COUNT, namingStateOf } from '../namings/namings.repository.ts';
import type { AppealRow, ReviewRow } from '../review/reviews.repository.ts';

interface SharedParts {
  owner: CardRow;
  council: { id: string; councilTitle: string } | null;
  likeCount: number;
  isLiked: boolean;
  /** That it's written in; null until it has been detected. */
  language: string | null;
}

interface ListedParts extends SharedParts {
  /** In the owner's order. */
  sdgs: number[];
  /** Without the owner. */
  memberCount: number;
  isOwn: boolean;
  /**
   * Whether the viewer took part. Only looked up for what depends on it, the reason of a decline or a
   * judge's question; otherwise false.
   */
  isInvolved: boolean;
  /** The first picture. */
  cover: FileRow | null;
  /** Those that everyone can see. */
  commentCount: number;
  /** The sort key, as the cursor carries it. */
  key: string;
}

interface WholeParts extends SharedParts {
  /** In the owner's order. */
  goals: { id: string; sdg: number }[];
  /** In the owner's order, without deleted files. */
  media: FileRow[];
  /** Without the owner, in the order they were added. */
  members: (Pick<MemberRow, 'id' | 'joinedAt'> & { confirmedAt: Date | null; card: CardRow })[];
  /** The viewer's own. */
  naming: ImpactNamingState | null;
  /** How many who were named said that they weren't there. */
  declinedNamings: number;
  invites: Omit<InviteRow, 'impactId'>[];
  /** Oldest first. */
  reviews: (Omit<ReviewRow, 'impactId' | 'actorId'> & { actor: CardRow; evidenceMedia: FileRow[] })[];
  appeal: Omit<AppealRow, 'impactId'> | null;
}

type NotListed =
  | 'ownerId'
  | 'councilId'
  | 'declinedBy'
  | 'appealId'
  | 'askedBy'
  | 'keptUntil'
  | 'revision'
  | 'updatedAt'
  | 'participants';

/** The row as parsed from JSON, not copied: its moments are strings. */
export type ListedImpactRow = AsJson<Omit<ImpactRow, NotListed> & ListedParts>;
export type WholeImpactRow = ImpactRow & WholeParts;
/** The viewer, whose own like is marked; null for visitors. */
type ViewerId = Param<string> | null;

const ofShared = (viewerId: ViewerId) => sql`
  ${cardRowOf('i.owner_id')} as owner,
  council.json as council,
  ${languageWrittenIn('impact', 'i.id')} as language,
  coalesce((select l.like_count from impact_likes l where l.impact_id = i.id), 0) as "likeCount",
  ${
    viewerId === null
      ? sql`false`
      : sql`exists (select from likes l where l.impact_id = i.id and l.user_id = ${viewerId}::uuid)`
  } as "isLiked"`;

const forLists = (viewerId: ViewerId, key: RawBuilder<string>) => sql`
  array(select g.sdg from impact_goals g where g.impact_id = i.id order by g.position) as sdgs,
  (select count(*)::int - 1 from impact_people p where p.impact_id = i.id) as "memberCount",
  coalesce((select c.comments from public_comment_counts c where c.kind = 'impact' and c.subject_id = i.id), 0)
    as "commentCount",
  ${viewerId === null ? sql`false` : sql`i.owner_id = ${viewerId}::uuid`} as "isOwn",
  ${
    viewerId === null
      ? sql`false`
      : sql`((i.is_verified is false or i.open_question is not null) and exists (
          select from impact_people p where p.impact_id = i.id and p.user_id = ${viewerId}::uuid))`
  } as "isInvolved",
  (select file.json from impact_media k cross join lateral ${fileWith('k.media_id', { isBlurred: false })} file
    where k.impact_id = i.id and file.kind = 'picture' order by k.position limit 1) as cover,
  ${key} as key`;

const forOne = (viewerId: ViewerId) => sql`
  array(select json_build_object('id', g.id, 'sdg', g.sdg)
    from impact_goals g where g.impact_id = i.id order by g.position) as goals,
  array(select file.json from impact_media k cross join lateral ${fileWith('k.media_id')} file
    where k.impact_id = i.id order by k.position) as media,
  array(select json_build_object('id', p.id, 'joinedAt', p.joined_at, 'confirmedAt', p.confirmed_at,
      'card', ${cardRowOf('p.user_id')})
    from impact_people p where p.impact_id = i.id and not p.is_owner order by p.id) as members,
  ${viewerId === null ? sql`null` : namingStateOf(sql`${viewerId}::uuid`)} as naming,
  ${DECLINED_COUNT} as "declinedNamings",
  array(select json_build_object('id', v.id, 'email', v.email, 'invitedAt', v.created_at)
    from impact_member_invites m join open_invitations v on v.id = m.invitation_id
    where m.impact_id = i.id order by v.id) as invites,
  array(select json_build_object('id', r.id, 'event', r.event, 'reason', r.reason, 'evidence', r.evidence,
      'at', r.created_at, 'actor', ${cardRowOf('r.actor_id')}, 'evidenceMedia', array(
        select file.json from (
          select id::uuid as media_id, place
          from jsonb_array_elements_text(r.evidence->'media') with ordinality as listed (id, place)) e
          cross join lateral ${evidenceFileWith('e.media_id')} file
        order by e.place))
    from impact_reviews r where r.impact_id = i.id order by r.id) as reviews,
  (select json_build_object('id', a.id, 'reason', a.reason, 'createdAt', a.created_at,
      'decidedAt', a.decided_at, 'isUpheld', a.is_upheld)
    from impact_appeals a where a.id = i.appeal_id) as appeal`;

/** Rows in the order of `ids`, an array of uuid. */
const shownIn = <Row>(ids: RawBuilder<unknown>, columns: RawBuilder<unknown>) => sql<Row>`
  select ${columns}
  from unnest(${ids}) with ordinality as page (id, place)
    join impacts i on i.id = page.id
    join impact_texts d on d.impact_id = i.id
    join impact_event_types t on t.id = i.event_type_id
    left join lateral ${councilNamed('i.council_id')} council on true
  order by page.place`;

const gather = (ids: RawBuilder<unknown>, columns: RawBuilder<unknown>) =>
  sql`(select json_agg(shown) from (${shownIn(ids, columns)}) shown)`;

const listedColumns = (viewerId: ViewerId, key: RawBuilder<string> = sql`''`) =>
  sql`${LISTED_COLUMNS}, ${ofShared(viewerId)}, ${forLists(viewerId, key)}`;

export const gatherListed = (
  ids: RawBuilder<unknown>,
  viewerId: ViewerId,
  key?: RawBuilder<string>,
): RawBuilder<ListedImpactRow[] | null> => sql`${gather(ids, listedColumns(viewerId, key))}`;

const gatherWhole = (ids: RawBuilder<unknown>, viewerId: ViewerId) =>
  gather(ids, sql`${IMPACT_COLUMNS}, ${ofShared(viewerId)}, ${forOne(viewerId)}`);

interface Given {
  ids: Param<readonly string[]>;
  viewerId: ViewerId;
}

/** In the order of the ids; unknown ones are left out. */
export const listListed = prepareStatement(
  ['ids', 'viewerId'],
  ({ ids, viewerId }: Given) => sql<{ rows: ListedImpactRow[] | null }>`
    select ${gatherListed(sql`${ids}::uuid[]`, viewerId)} as rows`,
);

/**
 * `rows` is null for an unknown id. This doesn't use listWhole: PostgreSQL assumes that an array parameter has ten
 * elements, so a plan for one id always looks cheaper than the generic plan, and it would plan again on each call.
 */
export const findWhole = prepareStatement(
  ['id', 'viewerId'],
  ({ id, viewerId }: { id: Param<string>; viewerId: ViewerId }) => sql<{ rows: AsJson<WholeImpactRow>[] | null }>`
    select ${gatherWhole(sql`array[${id}::uuid]`, viewerId)} as rows`,
);

/** In the order of the ids; unknown ones are left out. */
export const listWhole = prepareStatement(
  ['ids', 'viewerId'],
  ({ ids, viewerId }: Given) => sql<{ rows: AsJson<WholeImpactRow>[] | null }>`
    select ${gatherWhole(sql`${ids}::uuid[]`, viewerId)} as rows`,
);

export const wholeOf = ({ members, invites, reviews, appeal, ...row }: AsJson<WholeImpactRow>): WholeImpactRow => ({
  ...row,
  verifiedAt: momentOf(row.verifiedAt),
  keptUntil: momentOf(row.keptUntil),
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
  members: members.map((member) => ({
    ...member,
    joinedAt: new Date(member.joinedAt),
    confirmedAt: momentOf(member.confirmedAt),
  })),
  invites: invites.map((invite) => ({ ...invite, invitedAt: new Date(invite.invitedAt) })),
  reviews: reviews.map((review) => ({ ...review, at: new Date(review.at) })),
  appeal: appeal && {
    ...appeal,
    createdAt: new Date(appeal.createdAt),
    decidedAt: momentOf(appeal.decidedAt),
  },
});
