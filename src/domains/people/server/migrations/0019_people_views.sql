-- Views are how the SQL of other domains reads a domain's tables.

-- People, without what reaches them or lets them log in.
create view people as
  select id, name, last_name, search_name, role, points, avatar_media_id, email_verified_at, deactivated_at from users;

-- Accounts as Admins list them.
create view accounts as
  select id, email, name, last_name, location, contact_no, role, status, points, is_terms_agreed, is_profile_completed,
    email_verified_at, created_at, last_seen_at, deactivated_at, search_name, account_text, account_words
  from users;
