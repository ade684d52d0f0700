/**
 * People whom someone might follow, in one prepared statement. The domains find out who has what in common with them.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { NIL } from 'uuid';
import { councilNamed, fellowMembersOf } from '#domains/councils/server/public.ts';
import { LATEST_OWNERS, ownersWithGoalsOf } from '#domains/impacts/server/public.ts';
import { type CardRow, cardRowOf, isPartOpen, neighboursOf } from '#domains/people/server/public.ts';
import type { SuggestionReason } from '#generated/types.gen.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import { blockedBetween } from './blocks.repository.ts';

export interface SuggestionRow {
  person: CardRow;
  reason: SuggestionReason;
  council: { id: string; councilTitle: string } | null;
  sdg: number | null;
  place: string | null;
}

const MOST = 6;
const A_MEMBER = { userId: NIL, role: 'Member' } as const;

/** How much each reason counts; no two are the same. Sharing a council says more than a goal that thousands share. */
const WEIGHTS: Record<SuggestionReason, number> = { same_council: 4, same_place: 3, same_goal: 2, active: 0 };

interface Common {
  reason: SuggestionReason;
  from: RawBuilder<unknown>;
  council?: RawBuilder<unknown>;
  sdg?: RawBuilder<unknown>;
  place?: RawBuilder<unknown>;
  isShown?: RawBuilder<SqlBool>;
}

const commonsOf = (viewerId: Param<string>): Common[] => [
  {
    reason: 'same_council',
    from: fellowMembersOf(viewerId),
    council: sql`c."councilId"`,
    isShown: isPartOpen(A_MEMBER, 'c.id', 'councils'),
  },
  {
    reason: 'same_goal',
    from: ownersWithGoalsOf(viewerId),
    sdg: sql`c.sdg::integer`,
    isShown: isPartOpen(A_MEMBER, 'c.id', 'impacts'),
  },
  { reason: 'same_place', from: neighboursOf(viewerId), place: sql`c.place` },
  { reason: 'active', from: LATEST_OWNERS, isShown: isPartOpen(A_MEMBER, 'c.id', 'impacts') },
];

const selectCommon = ({ reason, from, council, sdg, place, isShown }: Common) => sql`
  select c.id, ${sql.lit(WEIGHTS[reason])} as weight, ${council ?? sql`null::uuid`} as council,
    ${sdg ?? sql`null::integer`} as sdg, ${place ?? sql`null::text`} as place
  from (${from}) c where ${isShown ?? sql`true`}`;

const REASONS: [string, number][] = Object.entries(WEIGHTS);
const reasonOf = (weight: RawBuilder<unknown>) =>
  sql`case ${weight} ${sql.join(
    REASONS.map(([reason, its]) => sql`when ${sql.lit(its)} then ${sql.lit(reason)}`),
    sql` `,
  )} end`;
/** A column that is only read for people with this best reason. */
const onlyFor = (reason: SuggestionReason, column: RawBuilder<unknown>) =>
  sql`case best.weight when ${sql.lit(WEIGHTS[reason])} then ${column} end`;

/**
 * Looks people up in the order of what they have in common with the viewer, and only as many as are shown: hundreds
 * have something in common. Offset 0 keeps PostgreSQL to that order.
 */
export const readSuggestions = prepareStatement(
  ['viewerId'],
  ({ viewerId }: { viewerId: Param<string> }) => sql<SuggestionRow>`
    with best as (
      select common.id, sum(distinct common.weight) as score, max(common.weight) as weight,
        min(common.council::text collate "C")::uuid as council, min(common.sdg) as sdg, min(common.place) as place
      from (${sql.join(commonsOf(viewerId).map(selectCommon), sql` union all `)}) common group by common.id),
    first as (
      select best.* from (
        select best.* from best where best.id <> ${viewerId}::uuid and not ${blockedBetween('best.id', viewerId)}
          and best.id not in (
            select f.person_id from person_follows f where f.follower_id = ${viewerId}::uuid and f.ended_at is null)
        order by best.score desc, best.id offset 0) best
      cross join lateral (select from people p
        where p.id = best.id and p.deactivated_at is null and p.email_verified_at is not null offset 0) there
      order by best.score desc, best.id limit ${sql.lit(MOST)})
    select ${cardRowOf('best.id')} as person, ${reasonOf(sql`best.weight`)} as reason, council.json as council,
      ${onlyFor('same_goal', sql`best.sdg`)} as sdg, ${onlyFor('same_place', sql`best.place`)} as place
    from first best left join lateral ${councilNamed('best.council')} council on true
    order by best.score desc, best.id`,
);
