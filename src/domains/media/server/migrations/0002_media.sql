create table media (
  id uuid primary key,
  owner_id uuid not null references users,
  kind text not null check (kind in ('picture', 'document')),
  -- What is stored in all, for the owner's quota.
  bytes bigint not null check (bytes >= 0),
  width integer,
  height integer,
  -- Narrowest first; empty for a document.
  widths integer[] not null default '{}',
  blur_data_url text,
  alt text,
  file_name text,
  created_at timestamptz not null default now(),
  -- The row comes before its files: until they are all in place it is not there for anyone.
  ready_at timestamptz,
  check ((kind = 'picture') = (width is not null and height is not null and cardinality(widths) > 0))
);
create index media_owner on media (owner_id, id desc);
create index media_unfinished on media (created_at) where ready_at is null;

-- How many people with a verified mail address and a live account joined in each month.
create table member_months (
  month date primary key,
  members integer not null
);

create function join_month(moment timestamptz) returns date
  language sql immutable parallel safe strict
  as $$ select date_trunc('month', moment at time zone 'UTC')::date $$;

create function count_new_members() returns trigger language plpgsql as $$
begin
  insert into member_months (month, members)
    select join_month(created_at), count(*) from added
    where email_verified_at is not null and deactivated_at is null
    group by 1 order by 1
  on conflict (month) do update set members = member_months.members + excluded.members;
  return null;
end $$;

create function count_changed_member() returns trigger language plpgsql as $$
declare
  was integer := (old.email_verified_at is not null and old.deactivated_at is null)::integer;
  is_now integer := (new.email_verified_at is not null and new.deactivated_at is null)::integer;
begin
  if was <> is_now then
    insert into member_months (month, members) values (join_month(new.created_at), is_now - was)
    on conflict (month) do update set members = member_months.members + excluded.members;
  end if;
  return null;
end $$;

create trigger users_counted after insert on users
  referencing new table as added for each statement execute function count_new_members();
create trigger users_recounted after update of email_verified_at, deactivated_at on users
  for each row execute function count_changed_member();

insert into member_months (month, members)
  select join_month(created_at), count(*) from users
  where email_verified_at is not null and deactivated_at is null
  group by 1;
