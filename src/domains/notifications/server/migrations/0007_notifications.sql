-- The notifications of a person are numbered in the order in which they become visible, which that of their ids is not:
-- of two transactions at once the later id may be committed first. Whoever follows by number misses none.
create table notification_counters (
  user_id uuid primary key references users,
  last_number bigint not null,
  unread integer not null check (unread >= 0)
);

-- What one daily mail told.
create table notification_digests (
  id uuid primary key,
  user_id uuid not null references users,
  day date not null,
  unique (user_id, day)
);

create table notification_choices (
  user_id uuid not null references users,
  kind text not null,
  way text not null check (way in ('in_app', 'mail', 'digest', 'none')),
  -- What stood before a link in a mail stopped it: what it takes to undo that.
  stopped text check (stopped in ('default', 'mail', 'digest')),
  chosen_at timestamptz not null default now(),
  primary key (user_id, kind)
);

alter table notifications
  add column number bigint,
  add column way text not null default 'in_app' check (way in ('in_app', 'mail', 'digest')),
  -- The job that writes its mail in words of its own, and what that job needs to know.
  add column letter jsonb,
  -- When it was handed on to be mailed, alone or in a daily mail.
  add column handed_at timestamptz,
  add column digest_id uuid references notification_digests;

update notifications n set number = numbered.number
from (select id, row_number() over (partition by user_id order by id) as number from notifications) as numbered
where numbered.id = n.id;
insert into notification_counters (user_id, last_number, unread)
select user_id, count(*), count(*) filter (where read_at is null) from notifications group by user_id;

drop index notifications_unread;
create unique index notifications_number on notifications (user_id, number);
create index notifications_unnumbered on notifications (user_id) where number is null;
create index notifications_kind on notifications (user_id, kind, id desc);
create index notifications_unread on notifications (user_id, id desc) where read_at is null;
create index notifications_unread_kind on notifications (user_id, kind, id desc) where read_at is null;
create index notifications_unread_page on notifications (user_id, kind, link) where read_at is null;
create index notifications_to_mail on notifications (id) where way = 'mail' and handed_at is null;
create index notifications_to_digest on notifications (user_id) where way = 'digest' and handed_at is null;
create index notifications_digest on notifications (digest_id) where digest_id is not null;

-- At the end of the transaction, so that nobody waits for a counter longer than a commit takes; in the order of the
-- ids, so that no two wait for each other. The first row's turn does it for all that the transaction wrote.
create function number_notifications() returns trigger language plpgsql as $$
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
  if new.way = 'mail' or exists (select from notifications where way = 'mail' and handed_at is null) then
    perform pg_notify('notification_mail', '');
  end if;
  return null;
end $$;
create constraint trigger notifications_numbered after insert on notifications
  deferrable initially deferred for each row execute function number_notifications();

alter table mailbox_messages add column headers jsonb not null default '{}';
