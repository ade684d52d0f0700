-- What an unread notification gathers, such as the replies to one comment, and the people behind it, the latest last.
alter table notifications
  add column bundle text,
  add column bundled_ids uuid[];
create unique index notifications_bundle on notifications (user_id, bundle) where bundle is not null and read_at is null;
