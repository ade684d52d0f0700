import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { OPEN_TO, PUBLIC_PAGE_PARTS } from '../privacy.ts';
import { isAnyOpen } from './privacy.repository.ts';

/** Whether visitors may open the profile of a person; `user` is what the statement calls the row of `users`. */
export function hasPublicProfile(user: string): RawBuilder<SqlBool> {
  const of = (column: string) => sql.ref(`${user}.${column}`);
  return sql<SqlBool>`(
    ${of('email_verified_at')} is not null and ${of('deactivated_at')} is null
    and (${of('suspended_until')} is null or ${of('suspended_until')} <= now())
    and ${isAnyOpen(`${user}.id`, PUBLIC_PAGE_PARTS, OPEN_TO.visitors)})`;
}
