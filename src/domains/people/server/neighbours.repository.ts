/** People who live in the same place, if their privacy policy shows it. */
import { type RawBuilder, sql } from 'kysely';
import type { Param } from '#platform/server/db/prepared-statement.ts';
import { isPartOpen } from './seen-parts.ts';

const A_MEMBER = { userId: '', role: 'Member' } as const;

export interface Neighbour {
  id: string;
  place: string;
}

/** Only those who show their place to members. The person is among them. */
export const neighboursOf = (userId: Param<string>): RawBuilder<Neighbour> => sql`
  select u.id, u.location as place from users u
  where fold(u.location) = (select fold(own.location) from users own where own.id = ${userId}::uuid)
    and u.deactivated_at is null and ${isPartOpen(A_MEMBER, 'u.id', 'location')}
  order by u.id desc limit 40`;
