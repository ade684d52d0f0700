-- The language that the person reads, as a BCP 47 code; null when none was chosen. Which languages there are is known to
-- the code alone, so that one can be added without a migration.
alter table users add column language text check (language ~ '^[a-z]{2}(-[A-Z]{2})?$');

-- For announcements to everyone, each in their language.
create or replace view people as
  select id, name, last_name, search_name, role, points, avatar_media_id, email_verified_at, deactivated_at, language
  from users;
