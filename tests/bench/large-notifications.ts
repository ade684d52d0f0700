/** Notifications of the large community: one person has a tenth of them. */
import { kindsFor } from '#domains/notifications/model.ts';
import type { Task } from './bulk-load.ts';
import { activeOf } from './large-people.ts';
import { list } from './sql-words.ts';

const SHARE_OF_ONE = 10;

/** Triggers are off during loading, so numbers and counts are computed here. */
export const loadNotifications = (size: Record<'people' | 'notifications', number>): Task[] => [
  { what: 'notifications', sql: insertNotifications(size) },
  { what: 'counts of notifications', sql: COUNTERS, after: 'notifications' },
];

const insertNotifications = ({ people, notifications }: Record<'people' | 'notifications', number>) => `
insert into notifications (id, user_id, kind, title, body, link, created_at, read_at, number)
select pg_temp.id_at(told, 'notification ' || n), user_id, kind, 'Something happened: ' || n, null, '/impacts', told,
  case when n % 50 > 0 then told + interval '1 day' end, row_number() over (partition by user_id order by n)
from (
  select n, now() - interval '1 second' * (${notifications} - n) * 60 as told,
    (${list(kindsFor('Member').join(', '))})[1 + floor(power(random(), 3) * ${kindsFor('Member').length})::int] as kind,
    case when n % ${SHARE_OF_ONE} = 0 then 1000 else 1 + (n * 7919::bigint) % ${activeOf(people)} end as person
  from generate_series(1, ${notifications}) n
) as planned
join person_ids p on p.person_n = planned.person
cross join lateral (select p.id as user_id) as told_to`;

const COUNTERS = `
insert into notification_counters (user_id, last_number, unread)
select user_id, count(*), count(*) filter (where read_at is null) from notifications group by user_id`;
