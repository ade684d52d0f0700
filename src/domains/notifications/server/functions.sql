-- Numbers each person's notifications, and tells all processes about them. At the end of the transaction, so that nobody
-- waits for a counter longer than a commit takes; in the order of the ids, so that no two wait for each other. The first
-- row's turn does it for all that the transaction wrote.
create or replace function number_notifications() returns trigger language plpgsql as $$
declare
  told uuid[];
begin
  if (select number from notifications where id = new.id) is not null then
    return null;
  end if;
  select array_agg(distinct user_id) into told from notifications where number is null;

  insert into notification_counters as c (user_id, last_number, unread)
  select user_id, count(*), count(*) filter (where read_at is null)
  from notifications where number is null group by user_id order by user_id
  on conflict (user_id) do update
  set last_number = c.last_number + excluded.last_number, unread = c.unread + excluded.unread;

  update notifications n set number = counted.number
  from (
    select u.id, c.last_number - count(*) over (partition by u.user_id)
      + row_number() over (partition by u.user_id order by u.id) as number
    from notifications u join notification_counters c on c.user_id = u.user_id
    where u.number is null
  ) as counted
  where counted.id = n.id;

  -- A message holds 8000 bytes.
  perform pg_notify('notifications', string_agg(listed.user_id::text, ','))
  from (select user_id, (row_number() over () - 1) / 150 as part from unnest(told) as t (user_id)) as listed
  group by listed.part;
  if new.way = 'mail' or exists (select from notifications where way = 'mail' and handed_at is null)
    or new.is_pushed or exists (select from notifications where is_pushed and pushed_at is null) then
    perform pg_notify('notification_mail', '');
  end if;
  return null;
end $$;
drop trigger if exists notifications_numbered on notifications;
create constraint trigger notifications_numbered after insert on notifications
  deferrable initially deferred for each row execute function number_notifications();
