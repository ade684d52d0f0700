-- Who did what to what, and why.
create or replace view audited_actions as
  select id, action, subject_kind, subject_id, actor_id, reason, created_at from audit_entries;
