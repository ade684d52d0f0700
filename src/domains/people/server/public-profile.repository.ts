import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { DEFAULT_PRIVACY, OPEN_TO, PUBLIC_PAGE_PARTS } from '../privacy.ts';
import { isOpen } from './privacy.repository.ts';

/** Whether visitors may open the profile of a person; `user` is what the statement calls the row of `users`. */
export function hasPublicProfile(user: string): RawBuilder<SqlBool> {
  const of = (column: string) => sql.ref(`${user}.${column}`);
  const parts = PUBLIC_PAGE_PARTS.map((part) =>
    isOpen(`${user}.id`, part, { openTo: OPEN_TO.visitors, byDefault: DEFAULT_PRIVACY[part] }),
  );
  return sql<SqlBool>`(
    ${of('email_verified_at')} is not null and ${of('deactivated_at')} is null
    and (${of('suspended_until')} is null or ${of('suspended_until')} <= now())
    and (${sql.join(parts, sql` or `)}))`;
}
