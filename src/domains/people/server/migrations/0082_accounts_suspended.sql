-- Admins see who is suspended.
create or replace view accounts as
  select id, email, name, last_name, location, contact_no, role, status, points, is_terms_agreed, is_profile_completed,
    email_verified_at, created_at, last_seen_at, deactivated_at, search_name, account_text, account_words, suspended_until
  from users;
